import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { setListing, sold } from '../listings/testing.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { csvCell } from './impact-csv.ts'
import { impactJobs } from './jobs.ts'

const program = await testProgram()
const owner = await someone(program.ctx)
for (let things = 0; things < 5; things++) {
  const id = await someListing(program.ctx, owner)
  await setListing(program.ctx, id, sold(program.ctx.clock.now()))
}
await impactJobs['count-impact']?.(program.ctx, {})
afterAll(() => program.close())

test('the file opens in a spreadsheet program as it is, with a line for each figure, our name and the sources', async () => {
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

test('no cell is taken for a formula, and none breaks its line', () => {
  expect(['=1+1', '+1', '-1', '@a', '\tx', 'a,b', 'a"b', 'a\nb', 'Cane'].map(csvCell)).toEqual([
    ...["'=1+1", "'+1", "'-1", "'@a", `"'\tx"`, '"a,b"', '"a""b"', '"a\nb"', 'Cane'],
  ])
  expect(csvCell(-1)).toBe('-1')
})
