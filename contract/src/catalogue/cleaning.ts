/**
 * How each kind of thing is cleaned before it is handed over, by what it is made of: one row for each way, with what makes it unsafe and
 * where that comes from.
 */

export type CleaningSource = { label: string; address?: string }

const pidac: CleaningSource = {
  label: 'PIDAC, Best Practices for Environmental Cleaning, 3rd edition, 2018',
  address: 'https://www.publichealthontario.ca/',
}
const makers: CleaningSource = { label: 'Guides of makers: yours comes first' }

export type Cleaning = {
  /** What it is made of, in words. */
  material: string
  equipmentTypes: readonly number[]
  /** In the order in which they are done. */
  steps: readonly string[]
  /** What is not passed on, and what to do with it. */
  unsafe: readonly string[]
  sources: readonly CleaningSource[]
}

const wash = 'Wash it with soap and water, and let it dry. Dirt keeps a disinfectant from working.'
const wetTime =
  'Then wipe it with a disinfectant. Keep it wet for as long as the label says: that is the wet time, often 1 to 10 minutes.'

export const cleaning = {
  hard: {
    material: 'metal and plastic',
    equipmentTypes: [
      ...[1, 2, 3, 6, 11, 12, 13, 14, 15, 16, 23, 24, 25, 28, 29, 30, 36, 38, 39, 40],
      ...[43, 44, 47, 48, 49, 50, 51, 53, 55, 59],
    ],
    steps: [wash, wetTime, 'Do the grips, the armrests and the brakes last. Clean the wheels too.'],
    unsafe: [],
    sources: [pidac, makers],
  },
  bathroom: {
    material: 'things that touch bare skin',
    equipmentTypes: [17, 18, 19, 20, 21, 22],
    steps: [
      wash,
      wetTime,
      'Do both a second time. Look at the seams and at the side below the seat.',
      'Put in new pads, pails and tips where you can.',
    ],
    unsafe: ['A pail or a pad that is cracked or stained goes into the garbage.'],
    sources: [pidac, makers],
  },
  powered: {
    material: 'things with a motor or a plug',
    equipmentTypes: [4, 7, 8, 9, 10, 26, 32, 33, 34, 41, 42, 56, 57, 58],
    steps: [
      'Turn it off and pull the plug. Take the battery out if that is easy.',
      'Wipe it with a damp cloth and soap. Never hose it. Keep water out of motors, switches and plugs.',
      'Then wipe what hands touch with a disinfectant. Keep it wet for as long as the label says.',
      'Let it dry for an hour. Then try all it can do.',
    ],
    unsafe: [],
    sources: [pidac, makers],
  },
  cloth: {
    material: 'cloth and foam',
    equipmentTypes: [45, 46, 52, 54, 60],
    steps: [
      'Vacuum it, the seams and the folds too.',
      'Wash the cover as its tag says. Dry it on the hottest setting that the tag allows.',
      'Wash the hard parts. Then wipe them with a disinfectant, and keep them wet for as long as the label says.',
    ],
    unsafe: ['Do not pass on what has bed bugs, or foam that smells or is stained.'],
    sources: [pidac, makers],
  },
  mattress: {
    material: 'foam or air in a cover',
    equipmentTypes: [5, 27, 31],
    steps: [
      'Open the cover and look at both sides of it, and at the foam.',
      'Wash the cover as its tag says. Wipe what cannot be washed with soap and water.',
      wetTime,
    ],
    unsafe: [
      'A cover that is torn, cracked or thin lets fluids in. Do not pass it on: get a new cover, or put it into the garbage.',
      'Do not pass on foam that is wet or stained, or that smells.',
    ],
    sources: [pidac, makers],
  },
  sling: {
    material: 'slings, belts and slide sheets',
    equipmentTypes: [35, 37],
    steps: [
      'Wash it as its tag says, and let it dry in the air. No bleach, ever: it makes the cloth weak, and it can tear under a person.',
      'Look at each loop, clip and seam in good light.',
    ],
    unsafe: [
      'A sling that was bleached, is frayed or has lost its tag is unsafe. Cut it up, so that nobody uses it, and put it into the garbage.',
    ],
    sources: [
      pidac,
      makers,
      { label: 'FDA, Patient Lifts Safety Guide', address: 'https://www.fda.gov/medical-devices' },
    ],
  },
} as const satisfies Readonly<Record<string, Cleaning>>

/** How things of an equipment type are cleaned; undefined for a type that we do not know. */
export const cleaningOf = (equipmentTypeId: number): Cleaning | undefined =>
  Object.values<Cleaning>(cleaning).find(({ equipmentTypes }) => equipmentTypes.includes(equipmentTypeId))
