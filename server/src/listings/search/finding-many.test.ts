import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { setListing } from '../testing.ts'
import { learnWords } from './learn-words.ts'
import { lookUpWords, rebuildVocabulary } from './vocabulary-queries.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let owner: Person

const browse = async (query: Record<string, string>) => {
  const { status, body } = await get(program, `/posts?${new URLSearchParams(query)}`)
  return { status, ...body, titles: body.data?.map((card: { title: string }) => card.title) }
}

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
})
afterAll(() => program.close())

describe('many listings', () => {
  // As many as the newest that are looked through first, and one that is older and has a rare word.
  beforeAll(async () => {
    const { db } = program.ctx
    const id = await someListing(program.ctx, owner, { title: 'Walker with a periscope' })
    await db
      .updateTable('listings')
      .set({ listed_at: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute()
    const fillWith = sql`
      insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
        kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
      select owner_id, equipment_type_id, category_id, condition_id, location_id,
        'Grey frame ' || n || case when n % 3 = 0 then ' painted' else '' end
          || case when n between 960 and 3500 then ' of velour' else '' end, description, price,
        kind, measures, true, ${program.ctx.clock.now()}::timestamptz - n * interval '1 second', expires_at, created_at, updated_at
      from listings, generate_series(1, 6100) n where id = ${id}`
    await withoutTimeLimit(db, (db) => fillWith.execute(db))
    await learnWords(program.ctx)
  })

  test('a common word is found among the newest, page after page', async () => {
    const first = await browse({ search_query: 'grey', sorted_by: 'newest' })
    const second = await browse({ search_query: 'grey', sorted_by: 'newest', page: '2' })
    expect(first.titles[0]).toBe('Grey frame 1')
    expect(second.titles[0]).toBe('Grey frame 25')
    const deep = await browse({ search_query: 'grey', sorted_by: 'newest', page: '254' })
    expect(deep.titles.at(0)).toBe('Grey frame 6073')
  })

  test('a rare word is found however old its listing is', async () => {
    for (const sorted_by of ['newest', 'best_match', 'price_asc'])
      expect((await browse({ search_query: 'periscope', sorted_by })).titles).toEqual(['Walker with a periscope'])
  })

  test('a word that few of the newest have is counted, however many older ones have it, and found page by page', async () => {
    for (const sorted_by of ['newest', 'best_match']) {
      const query = { search_query: 'velour', sorted_by, page: '106' }
      const { headers, body } = await get(program, `/posts?${new URLSearchParams(query)}`)
      const titles = body.data.map(({ title }: { title: string }) => title)
      expect([JSON.parse(String(headers['x-pagination'])).total_posts, titles.length, titles.at(-1)]).toEqual([
        ...[2541, 21, 'Grey frame 3500 of velour'],
      ])
    }
  })

  test('common words are counted, on the first page as on the next', async () => {
    const total = async (page: string) => {
      const { headers } = await get(program, `/posts?${new URLSearchParams({ search_query: 'grey frame', page })}`)
      return JSON.parse(String(headers['x-pagination'])).total_posts
    }
    expect([await total('1'), await total('2')]).toEqual([6100, 6100])
  })

  test('many are counted whatever they are narrowed by, and a new listing shows at once in the total of a few', async () => {
    const total = async (query: Record<string, string>) => {
      const { headers } = await get(program, `/posts?${new URLSearchParams(query)}`)
      return JSON.parse(String(headers['x-pagination'])).total_posts
    }
    const dear = { 'price_range[starting_price]': '300' }
    expect(await total({})).toBe(6101)
    expect(await total({ 'locations[]': 'Burnaby', 'price_range[ending_price]': '40' })).toBe(6101)
    expect(await total({ 'price_range[ending_price]': '39' })).toBe(0)
    expect(await total(dear)).toBe(0)
    const walkers = { 'categories[]': 'Walker (no seat)' }
    expect(await total({ ...walkers, 'field.walker_wheels': 'Two front' })).toBe(6101)
    expect(await total({ ...walkers, 'field.walker_wheels': 'Four' })).toBe(0)
    await someListing(program.ctx, owner, { price: '300' })
    expect(await total({ ...dear, 'price_range[ending_price]': '300' })).toBe(1)
  })
})

test('of words that begin as an unknown one, and are much longer, the three that most listings use are near it', async () => {
  const words = [
    ['zeqabcdefghijk', 1],
    ['zeqbcdefghijkl', 2],
    ['zeqcdefghijklm', 9],
    ['zeqdefghijklmn', 8],
  ] as const
  await program.ctx.db
    .insertInto('vocabulary')
    .values(words.map(([word, listings]) => ({ word, stem: word, listings })))
    .execute()
  const [found] = await lookUpWords(program.ctx, ['zeq'])
  expect(found).toMatchObject({ word: 'zeq', known: false, listings: 0 })
  expect(found?.near.map(({ listings }) => listings).sort()).toEqual([2, 8, 9])
})

test('words are known of the newest listings that are public, of as many as are read, and of the catalogue', async () => {
  const { ctx } = program
  const words = ['gramophone', 'trapeze', 'theremin', 'zeppelin']
  for (const [at, word] of words.entries()) {
    const id = await someListing(ctx, owner, { title: `Walker with a ${word}` })
    const listed_at = new Date(ctx.clock.now().getTime() + (words.length - at) * day)
    await setListing(ctx, id, { listed_at, active: word !== 'gramophone' })
  }
  await rebuildVocabulary(ctx, 2)
  const found = await lookUpWords(ctx, [...words, 'walkers', 'commode', 'at'])
  expect(found.map(({ word, known, listings }) => [word, known, listings])).toEqual([
    ['gramophone', false, 0],
    ['trapeze', true, 1],
    ['theremin', true, 1],
    ['zeppelin', false, 0],
    ['walkers', true, 2],
    ['commode', true, 0],
    ['at', false, 0],
  ])
})
