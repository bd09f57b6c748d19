import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { type Program, setListing, sold } from '../listings/testing.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { csvCell, impactCsv } from './impact-csv.ts'
import { impactJobs } from './jobs.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
  const owner = await someone(program.ctx)
  for (let things = 0; things < 5; things++) {
    const id = await someListing(program.ctx, owner)
    await setListing(program.ctx, id, sold(program.ctx.clock.now()))
  }
  await impactJobs['count-impact']?.(program.ctx, {})
})
afterAll(() => program.close())

test('the file opens in a spreadsheet program as it is: UTF-8 with its mark, a line for each figure, stable columns, our name and the sources', async () => {
  const { statusCode, headers, rawPayload } = await program.app.inject('/impact.csv')
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    ...[200, 'text/csv; charset=utf-8'],
    'attachment; filename="impact.csv"',
  ])
  expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header, ...rows] = parse(rawPayload, { bom: true }) as string[][]
  expect(header).toEqual(['figure', 'kind', 'place', 'period', 'size', 'value', 'unit', 'note'])
  const values = rows.map(([figure, kind, place, , , value, unit]) => [figure, kind, place, value, unit].join(' '))
  expect(values).toEqual(
    expect.arrayContaining([
      'handed_over   5 things',
      'handed_over Walking Aids  5 things',
      'handed_over  Burnaby 5 things',
      'handed_over Walking Aids Burnaby 5 things',
      'co2e_spared   45 kg CO2e',
      'source   Reable ',
    ]),
  )
  expect(rawPayload.toString()).toMatch(/NHS England.*\r\n.*WRAP/s)
})

test('the file is made anew every ten minutes, and browsers keep it for as long', async () => {
  const start = program.ctx.clock.now().getTime()
  const thingsAt = async (milliseconds: number) => {
    program.ctx.clock = { now: () => new Date(start + milliseconds) }
    const { headers, body } = await program.app.inject('/impact.csv')
    expect(headers['cache-control']).toBe('public, max-age=600')
    return /handed_over,,,,,(\d+),/.exec(body)?.[1]
  }
  await thingsAt(20 * minute)
  const id = await someListing(program.ctx, await someone(program.ctx))
  await setListing(program.ctx, id, sold(program.ctx.clock.now()))
  await impactJobs['count-impact']?.(program.ctx, {})
  expect([await thingsAt(30 * minute - 1), await thingsAt(30 * minute)]).toEqual(['5', '6'])
})

test('no cell is taken for a formula, and none breaks its line', () => {
  expect(['=1+1', '+1', '-1', '@a', '\tx', 'a,b', 'a"b', 'a\nb', 'Cane'].map(csvCell)).toEqual([
    ...["'=1+1", "'+1", "'-1", "'@a", `"'\tx"`, '"a,b"', '"a""b"', '"a\nb"', 'Cane'],
  ])
  expect(csvCell(-1)).toBe('-1')
})

test('a figure has its line: what is too small in words, what nobody said in none', () => {
  const impact = {
    handed_over: { things: 1200, found_here: 9 },
    kinds: [{ id: 3, name: 'Walking Aids', things: 'fewer' }],
    places: [{ id: 4, name: 'Burnaby', things: 6, kinds: [{ id: 3, name: 'Walking Aids', things: 'withheld' }] }],
    months: [{ month: '2026-11', label: 'November 2026', things: 7 }],
    waits: [{ name: 'within_fortnight', things: 8 }],
    messages: { asked: 3, answered: 2, answered_in_a_day: 1 },
    after: { fits: { said: 5, yes: 4 }, as_described: null },
    money: { things: 2, dollars_saved: 60 },
    carbon: { kilograms: 54, walking_aids: 6, other_kilograms: 3 },
    missed: [{ name: 'Cushion', size: '18 in', searches: 6 }],
    missed_others: 11,
  } as unknown as Parameters<typeof impactCsv>[0]
  const rows = parse(impactCsv(impact), { bom: true }) as string[][]
  const lines = rows.map((cells) => cells.slice(0, 7).join())
  expect(lines.slice(1, 12)).toEqual([
    'handed_over,,,,,1200,things',
    'found_here,,,,,9,things',
    'handed_over,Walking Aids,,,,fewer than 5,things',
    'handed_over,,Burnaby,,,6,things',
    'handed_over,Walking Aids,Burnaby,,,not shown,things',
    'handed_over,,,2026-11,,7,things',
    'days_until_handed_over,,,1 to 2 weeks,,8,things',
    'asked,,,,,3,conversations',
    'answered,,,,,2,conversations',
    'answered_in_a_day,,,,,1,conversations',
    'it_fits,,,,,4,people',
  ])
  expect(rows[11]?.at(-1)).toContain('of 5 who told us')
  expect(lines.join()).not.toContain('as_described')
  expect(lines).toEqual(expect.arrayContaining(['looked_for_not_found,Cushion,,,18 in,6,searches']))
})
