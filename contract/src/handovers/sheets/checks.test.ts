import { expect, test } from 'vitest'
import { checksFor, sheetChecks } from './checks.ts'

/** Equipment types by the checks that they have besides those of all things. */
const kinds: [string, number[]][] = [
  ['brakes fold', [1, 2, 11, 13, 14, 51, 52]],
  ['brakes', [3, 21, 53, 55]],
  ['brakes drive charge', [7, 9]],
  ['brakes fold drive charge', [8]],
  ['brakes cover', [46]],
  ['drive charge', [4]],
  ['charge', [10]],
  ['charge up_down', [19, 41, 42]],
  ['charge up_down sling', [32, 33, 34]],
  ['up_down', [26]],
  ['up_down cover', [45]],
  ['sling', [35]],
  ['fold tips', [12, 17]],
  ['tips', [15, 16, 18, 20, 23, 47]],
  ['cover', [5, 27, 31]],
  ['wiped', [57, 58]],
]

const ofAll = ['label', 'loan', 'whole', 'clean']
const namesFor = (equipmentType: number) => checksFor(equipmentType).map(({ name }) => name)

test.each(kinds)('those of whom the sheet asks “%s” are the kinds %j', (names, equipmentTypes) => {
  for (const equipmentType of equipmentTypes)
    expect([equipmentType, namesFor(equipmentType)]).toEqual([equipmentType, [...ofAll, ...names.split(' ')]])
})

test('every other kind has the checks of all things, and each check has one sentence', () => {
  const particular = kinds.flatMap(([, equipmentTypes]) => equipmentTypes)
  for (let equipmentType = 1; equipmentType <= 60; equipmentType++)
    if (!particular.includes(equipmentType))
      expect([equipmentType, namesFor(equipmentType)]).toEqual([equipmentType, ofAll])
  expect(new Set(sheetChecks.map(({ says }) => says)).size).toBe(sheetChecks.length)
})
