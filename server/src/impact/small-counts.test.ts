import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saidCount, saidTable } from './get-impact.ts'

test('one to four are fewer than five, nothing is nothing', () => {
  expect([0, 1, 4, 5].map(saidCount)).toEqual([0, 'fewer', 'fewer', 5])
})

test('of a table, none is said either, so that it cannot be told from a few', () => {
  expect(
    saidTable([
      [9, 0, 3],
      [7, 2, 0],
    ]),
  ).toEqual([
    [9, 'fewer', 'fewer'],
    [7, 'fewer', 'fewer'],
  ])
})

test('whatever is in a table, what is said is true, none below five is, and no row or column hides one number alone', () => {
  const tables = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: columns, maxLength: columns }), {
      ...{ minLength: rows, maxLength: rows },
    }),
  )
  const check = (table: number[][]) => {
    const said = saidTable(table)
    const columns = said[0]?.map((_, column) => said.map((row) => row[column])) ?? []
    for (const line of [...said, ...columns]) {
      const hidden = line.filter((count) => typeof count !== 'number').length
      if (line.length > 1) expect(hidden).not.toBe(1)
    }
    said.flat().forEach((count, at) => {
      const things = table.flat()[at] ?? 0
      if (typeof count === 'number') expect([count, count >= 5]).toEqual([things, true])
      else expect(count === 'fewer').toBe(things < 5)
    })
  }
  fc.assert(fc.property(tables, check), { seed: 20_261_123, numRuns: 1_000 })
})
