import { expect, test } from 'vitest'
import type { z } from 'zod'
import { fitOperations, measuresPerPage } from './operations.ts'

/** What is wrong with an input, by the path of the field. */
function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('measures are asked for by whole numbers, of a hundred equipment types at most', () => {
  const { query } = fitOperations.listMeasures
  expect(query.parse({ equipment_type: ['3', '1'], after: '7' })).toEqual({ equipment_type: [3, 1], after: 7 })
  expect(errorsOf(query, { equipment_type: Array(100).fill('1') })).toEqual({})
  expect(errorsOf(query, { equipment_type: Array(101).fill('1') })).toEqual({
    equipment_type: 'Ask for at most 100 equipment types',
  })
  for (const wrong of ['x1', '1x', '0', ''])
    expect(errorsOf(query, { equipment_type: '1', after: wrong })).toEqual({
      after: 'After must be a whole number from 1',
    })
})

test('the measures of five hundred listings come at once', () => {
  expect(measuresPerPage).toBe(500)
})
