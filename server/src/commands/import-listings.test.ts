import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cane, csv, folderWith, member, openImports, storedListings } from '../listings/import/testing.ts'
import { noise } from '../pictures/encoding/testing-photos.ts'
import { importListingsCommand } from './import-listings.ts'
import { outcomeOf, runHere, startCommand } from './testing.ts'

const { ctx, storing, databaseName, close } = await openImports()
const place = { databaseName, dataFolder: storing }
const folders: string[] = []
afterAll(async () => {
  await close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

const run = (...args: string[]) => runHere(importListingsCommand, args, place)
const start = (...args: string[]) => startCommand('import-listings', args, place)

/** Rows of which every second is refused, so that the report says how far the import has come. */
async function alternating(name: string, rows: number): Promise<string> {
  const lines = Array.from({ length: rows }, (_, at) => cane(`${name}${at}`, 'p.jpg', at % 2 ? { price: 'much' } : {}))
  // Large enough for the encoding of each to take its time.
  const photos = await Promise.all(
    lines.map(async (_, at) => [
      `p${at}.jpg`,
      await noise(900, 600 + at)
        .jpeg()
        .toBuffer(),
    ]),
  )
  const numberedLines = lines.map((line, at) => line.replace('p.jpg', `p${at}.jpg`))
  folders.push(await folderWith({ 'listings.csv': csv(...numberedLines), ...Object.fromEntries(photos) }))
  return folders.at(-1) as string
}

/** The number of the last row that the output mentions. */
const lastRow = (out: string) => Math.max(0, ...[...out.matchAll(/^Row (\d+) /gm)].map(([, row]) => Number(row)))

const listed = async (name: string) =>
  (await storedListings(ctx)).listings.flatMap(({ reference }) => (reference?.startsWith(name) ? reference : []))

/** The references that must be stored when everything before `row` was reported. */
const before = (name: string, row: number) =>
  Array.from({ length: row - 2 }, (_, at) => at)
    .filter((at) => at % 2 === 0)
    .map((at) => `${name}${at}`)

test('the example says what is wrong with its sixth row, and is complete once that is corrected', async () => {
  const folder = await folderWith({})
  folders.push(folder)
  await cp(join(import.meta.dirname, '../../seeds/example-import'), folder, { recursive: true })
  const check = await run(folder, '--member', member.email, '--check')
  expect(check).toMatchObject({ code: 2, error: '' })
  expect(check.out).toContain('6 rows would go in, 0 there already, 1 refused.')
  const first = await run(folder, '--member', member.email)
  expect(first).toMatchObject({ code: 2, error: '' })
  expect(first.out).toMatch(
    /Row 6 “Raised toilet seat” is refused:\n {2}condition: There is no .*\n {2}photos: There is no /,
  )
  expect(first.out).toContain('6 rows went in, 0 there already, 1 refused.')
  expect((await storedListings(ctx)).listings).toHaveLength(6)
})

test('what it reported is there after kill -9, and running again doubles nothing', async () => {
  const folder = await alternating('killed', 24)
  const child = start(folder, '--member', member.email)
  let out = ''
  child.stdout?.on('data', (piece) => {
    out += piece
    if (lastRow(out) > 6) child.kill('SIGKILL')
  })
  expect(await outcomeOf(child)).toMatchObject({ signal: 'SIGKILL' })
  const there = await listed('killed')
  expect(there).toEqual(expect.arrayContaining(before('killed', lastRow(out))))
  expect(there.length).toBeLessThan(12)
  const again = await run(folder, '--member', member.email)
  expect(again.out).toContain(`${12 - there.length} rows went in, ${there.length} there already, 12 refused.`)
  expect((await listed('killed')).length).toBe(12)
})

test('asked to stop, it ends the rows under way, says how to go on, and ends with 130', async () => {
  const folder = await alternating('stopped', 24)
  const child = start(folder, '--member', member.email)
  child.stdout?.once('data', () => child.kill('SIGINT'))
  const { out, code } = await outcomeOf(child)
  expect(code).toBe(130)
  const [, went, left] =
    out.match(/(\d+) rows? went in[\s\S]*Stopped with (\d+) rows left\. Run the same command again/) ?? []
  expect(await listed('stopped')).toHaveLength(Number(went))
  expect(Number(left)).toBeGreaterThan(5)
})
