import { expect, test } from 'vitest'
import type { Panel } from './filter-panel-data.ts'
import { measureProblem, readMeasures } from './read-measures.ts'

const seat = {
  ...{ field_name: 'seat_width_in', label: 'Seat width', unit: 'in', facet: 'between' as const },
  ...{ min: 8, max: 36, options: [] },
}
const panel = { kind: { title: 'Wheelchairs', fields: [seat] } } as unknown as Panel

test.each([
  ['18', '18'],
  ['46 cm', '18.11'],
  ['18 1/2"', '18.5'],
  ['wide', 'wide'],
])('a seat of at least “%s” is looked for as %s', async (typed, number) => {
  const address = new URLSearchParams({ category: 'Wheelchairs', 'field.seat_width_in.from': typed })
  const read = await readMeasures(address, panel)
  expect([...read]).toEqual([
    ['category', 'Wheelchairs'],
    ['field.seat_width_in.from', number],
  ])
  const isNone = number === typed && number !== '18'
  expect(await measureProblem(typed, seat)).toBe(isNone ? 'Use a number, such as 18.' : undefined)
})

test.each([
  ['46', 'Seat width: give a number in inches from 8 to 36. Did you mean 46 cm?'],
  ['18 cm', 'Seat width: give a number in centimetres from 20.4 to 91.4. Did you mean 18 in?'],
  ['', undefined],
  ['46 cm', undefined],
])('of a seat of “%s” is asked: %s', async (typed, problem) => {
  expect(await measureProblem(typed, seat)).toBe(problem)
})
