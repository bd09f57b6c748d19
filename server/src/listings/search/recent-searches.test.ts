import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import type { Program } from '../testing.ts'
import { recordSearch, storeRecentSearches } from './recent-searches.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
  await someListing(program.ctx, await someone(program.ctx))
})
afterAll(() => program.close())

/** What is stored, the oldest first; then it is deleted. */
async function takeStored() {
  const { ctx } = program
  await storeRecentSearches(ctx)
  const rows = await ctx.db.selectFrom('recent_searches').select(['words', 'total']).orderBy('id').execute()
  await ctx.db.deleteFrom('recent_searches').execute()
  return rows.map(({ words, total }) => `${words}: ${total}`)
}

test('a search is kept by its words and whether it found something, once; a list that it led to is not', async () => {
  await get(program, `/posts/understood?${new URLSearchParams({ search_query: ' Two-wheel  WALKER ' })}`)
  await get(program, '/posts/understood?asked=walker')
  await get(program, '/posts/understood?search_query=%E8%BD%AE%E6%A4%85')
  await get(program, '/posts?search_query=walker')
  await get(program, '/posts')
  expect(await takeStored()).toEqual(['two-wheel walker: 1', '轮椅: 0'])
})

test.each([
  'me@example.org',
  'walker @ burnaby',
  'https://example.org/walker',
  'www.example walker',
  'walker example.org',
  'walker 123456',
  '604-555-0100',
  'call (604) 555 0100',
  '555 0100',
  'walker V5H 2N2',
  'v5h2n2',
  'w'.repeat(61),
  '  ',
])('“%s” is not kept', async (words) => {
  recordSearch(program.ctx, words, 0)
  expect(await takeStored()).toEqual([])
})

test.each(['ramp 12345', 'bed under $1,200', 'walker v5h', '18 x 16 cushion', 'st. lift 3.5 ft', '轮'.repeat(60)])(
  '“%s” is kept',
  async (words) => {
    recordSearch(program.ctx, words, 2)
    expect(await takeStored()).toEqual([`${words}: 2`])
  },
)

test('only the newest thousand are kept, in memory and in the database', async () => {
  for (let at = 0; at < 1_500; at++) recordSearch(program.ctx, `chair ${at}`, at)
  await storeRecentSearches(program.ctx)
  for (let at = 1_500; at < 1_600; at++) recordSearch(program.ctx, `chair ${at}`, at)
  const stored = await takeStored()
  expect(stored).toHaveLength(1_000)
  expect([stored.at(0), stored.at(-1)]).toEqual(['chair 600: 600', 'chair 1599: 1599'])
})

test('what cannot be stored is in the log; what was searched for before the program ends is stored', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line).msg) })
  recordSearch(program.ctx, 'lost', 0)
  await withFailingWrites(program.database.pool, { table: 'recent_searches' }, () =>
    storeRecentSearches({ ...program.ctx, log }),
  )
  expect(lines).toEqual(['recent searches were not stored'])
  expect(await takeStored()).toEqual([])
  const ending = await testProgram()
  recordSearch(ending.ctx, 'last', 0)
  await ending.app.close()
  expect((await ending.database.pool.query('select words from recent_searches')).rows).toEqual([{ words: 'last' }])
  await ending.close()
})
