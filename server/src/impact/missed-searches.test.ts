import { afterAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import type { Program } from '../listings/testing.ts'
import { get, someListing, someone, testProgram } from '../testing.ts'
import { storeMissedSearches } from './store-missed-searches.ts'

let now = new Date('2026-11-23T20:00:00Z')

const program = await testProgram()
program.ctx.clock = { now: () => now }
await someListing(program.ctx, await someone(program.ctx))
afterAll(() => program.close())

/** Searches as the page does: what was typed is read first, and then what it was read as is looked for. */
async function searchAsPage(program: Program, { page = '1', ...query }: Record<string, string>): Promise<void> {
  const typed = query.search_query
  const read = typed && page === '1' ? await get(program, `/posts/understood?${new URLSearchParams(query)}`) : undefined
  const found = new URLSearchParams({ page, ...(typed && { asked: typed }) })
  for (const [name, value] of Object.entries<string | string[]>(read?.body.data.query ?? query))
    for (const one of [value].flat()) found.append(name, one)
  await get(program, `/posts?${found}`)
}

const search = async (query: Record<string, string>, times = 1) => {
  for (let at = 0; at < times; at++) await searchAsPage(program, query)
}

/** What is stored, as text. */
async function stored(): Promise<string[]> {
  await storeMissedSearches(program.ctx)
  const { rows } = await program.database.pool.query('select s::text as row from missed_searches s order by 1')
  return rows.map(({ row }) => row)
}

const missed = async () => {
  await storeMissedSearches(program.ctx)
  const { body } = await get(program, '/impact')
  return [body.data.missed, body.data.missed_others]
}

test('a search that finds nothing counts by the kind and size it names; what finds something, or is a further page, does not', async () => {
  await search({ search_query: 'rollator' }, 2)
  await search({ search_query: 'wheelchair cushion 18 inch' })
  await search({ 'categories[]': 'Beds and Bedroom' })
  await search({ search_query: 'walker' })
  await search({ search_query: 'rollator', page: '2' })
  expect(await stored()).toEqual([
    '("2026-11-23 07:00:00+00",,11,,2)',
    '("2026-11-23 07:00:00+00",,5,"18 in",1)',
    '("2026-11-23 07:00:00+00",5,,,1)',
  ])
})

test('what is not in our vocabulary is something else: no word, name, number or price that was typed is stored', async () => {
  const before = await stored()
  await search({ search_query: 'Hildegard Quokka 604-555-0100' })
  await search({ search_query: 'Hildegard Quokka 604-555-0100 rollator 4321 lb', 'locations[]': 'Anmore' })
  await search({ search_query: '"rollator" or hildegard -walker' })
  const after = await stored()
  expect(after.filter((row) => !before.includes(row)).sort()).toEqual([
    '("2026-11-23 07:00:00+00",,,,2)',
    '("2026-11-23 07:00:00+00",,11,,3)',
  ])
  expect(after.join()).not.toMatch(/hildegard|quokka|604|4321|anmore/i)
})

test('five searches of a kind are named, the most first; of fewer, and of something else, the number alone is said, for a year', async () => {
  await program.ctx.db.deleteFrom('missed_searches').execute()
  await search({ search_query: 'rollator' }, 5)
  await search({ search_query: 'wheelchair cushion 18 inch' }, 6)
  await search({ search_query: 'hospital bed' }, 4)
  await search({ search_query: 'quokka' }, 7)
  const said = [
    { name: 'Wheelchair cushion', size: '18 in', searches: 6 },
    { name: 'Rollator (walker with wheels and seat)', size: null, searches: 5 },
  ]
  expect(await missed()).toEqual([said, 11])
  expect(await missed()).toEqual([said, 11])
  now = new Date(now.getTime() + 364 * day)
  expect(await missed()).toEqual([said, 11])
  now = new Date(now.getTime() + day)
  expect(await missed()).toEqual([[], 0])
})

test('when the program ends, what was counted is stored', async () => {
  const ending = await testProgram()
  await searchAsPage(ending, { search_query: 'rollator' })
  const rows = async () => (await ending.database.pool.query('select from missed_searches')).rowCount
  expect(await rows()).toBe(0)
  await ending.app.close()
  expect(await rows()).toBe(1)
  await ending.close()
})
