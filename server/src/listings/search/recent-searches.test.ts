import { afterAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { recordSearch, storeRecentSearches } from './recent-searches.ts'

const program = await testProgram()
await someListing(program.ctx, await someone(program.ctx))
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
  'walker @ burnaby',

  'www.example walker',

  'walker 123456',
  '604-555-0100',
  'call (604) 555 0100',

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
