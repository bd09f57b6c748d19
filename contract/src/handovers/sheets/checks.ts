import { batteryTypes } from '../../catalogue/battery.ts'

/** What two people look at and try together when they meet, by kind of thing: one row for each check. */

export type SheetCheck = {
  /** By which a tick is stored. */
  name: string
  says: string
  /** The equipment types that it is for; absent: all of them. */
  equipmentTypes?: readonly number[]
}

const rolling = [1, 2, 3, 7, 8, 9, 11, 13, 14, 21, 46, 51, 52, 53, 55]
const folding = [1, 2, 8, 11, 12, 13, 14, 17, 51, 52]
const tipped = [12, 15, 16, 17, 18, 20, 23, 47]
const driven = [4, 7, 8, 9]
const lifting = [19, 26, 32, 33, 34, 41, 42, 45]
const covered = [5, 27, 31, 45, 46]

export const sheetChecks: readonly SheetCheck[] = [
  { name: 'label', says: 'Find its label. You can read the maker, the model and the weight it holds.' },
  { name: 'loan', says: 'It has no sticker of a loan program, such as the Red Cross. What is on loan goes back.' },
  { name: 'whole', says: 'Nothing is cracked, bent, loose or rusted through.' },
  { name: 'clean', says: 'It is clean, below and in the seams too.' },
  { name: 'brakes', says: 'Set the brakes on a slope. It does not roll.', equipmentTypes: rolling },
  { name: 'fold', says: 'Open it until its lock clicks, and push on it. It does not fold.', equipmentTypes: folding },
  { name: 'tips', says: 'Turn it over. Each rubber tip has its ridges, and no crack.', equipmentTypes: tipped },
  { name: 'drive', says: 'Drive it for five minutes: up a slope, round a bend and back.', equipmentTypes: driven },
  {
    name: 'charge',
    says: 'It has been off the charger for thirty minutes. Its light still shows a good charge.',
    equipmentTypes: batteryTypes,
  },
  { name: 'up_down', says: 'Run it all the way up and all the way down, twice.', equipmentTypes: lifting },
  {
    name: 'sling',
    says: 'The sling has its tag. No loop or seam is frayed or bleached.',
    equipmentTypes: [32, 33, 34, 35],
  },
  { name: 'cover', says: 'Open the cover. It is not torn, and what is inside is dry.', equipmentTypes: covered },
  { name: 'wiped', says: 'What it stores of its owner is deleted.', equipmentTypes: [57, 58] },
]

/** The checks for an equipment type, in their order. */
export const checksFor = (equipmentTypeId: number): SheetCheck[] =>
  sheetChecks.filter(({ equipmentTypes }) => !equipmentTypes || equipmentTypes.includes(equipmentTypeId))
