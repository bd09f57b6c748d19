import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
  await someListing(program.ctx, await someone(program.ctx))
})
afterAll(() => program.close())

type PreparedStatement = { statement: string; generic_plans: string }

/** Returns the statements that all sessions of the pool have prepared. */
async function preparedStatements(): Promise<PreparedStatement[]> {
  const { pool } = program.database
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const text = 'select statement, generic_plans from pg_prepared_statements'
  const each = await Promise.all(clients.map(async (client) => (await client.query<PreparedStatement>(text)).rows))
  for (const client of clients) client.release()
  return each.flat()
}

const preparedTexts = async () => new Set((await preparedStatements()).map(({ statement }) => statement))

type Values = { place: string; condition: string; price: number; words: string; page: number }

const measures = ['seat_width_in', 'weight_capacity_lb']

/** Queries that all differ: in the filters, their number, the order, the words, the page and the measures. */
const queriesWith = ({ place, condition, price, words, page }: Values) => {
  const optional = [place, `conditions[]=${condition}`, `price_range[ending_price]=${price}`]
  return ['newest', 'price_asc', 'nearest'].flatMap((order) =>
    Array.from({ length: 64 }, (_, at) =>
      [
        `sorted_by=${order}`,
        ...optional.filter((_, bit) => at & (1 << bit)),
        at & 8 ? 'categories[]=Transport chair (helper pushes)' : '',
        ...measures.filter((_, bit) => at & 8 && at & (1 << bit)).map((name) => `field.${name}.from=1`),
        at & 16 ? `search_query=${words}` : '',
        at & 32 ? `page=${page}` : '',
      ].join('&'),
    ),
  )
}

const near = 'allowSharingLocation=true&lat=49.21&long=-122.91'
const some = { condition: 'Good', price: 900, words: 'chair', page: 3 }
const others = { condition: 'New', price: 1_301, words: 'blue walker', page: 7 }
const queries = ['locations[]=Burnaby', `${near}&radius=40`].flatMap((place) => queriesWith({ ...some, place }))
const otherQueries = ['locations[]=Delta', `${near}&radius=30`].flatMap((place) => queriesWith({ ...others, place }))

async function ask(each: string[]): Promise<void> {
  for (const query of each) {
    expect(await get(program, `/posts?${query}`)).toMatchObject({ status: 200 })
    // Counts know no order.
    if (query.includes('=newest')) expect((await get(program, `/posts/counts?${query}`)).status).toBe(200)
  }
}

test('however many searches there are, a session prepares a hundred statements at the most, and no search makes a new one', async () => {
  await get(program, '/posts')
  // Words that may be one are counted in both spellings.
  await get(program, '/posts?search_query=wheel chair')
  await ask(queries)
  const texts = await preparedTexts()
  expect(texts.size).toBeGreaterThan(10)
  expect(texts.size).toBeLessThan(100)
  await ask(otherQueries)
  expect(await preparedTexts()).toEqual(texts)
})

test('no page makes a statement of its own, however far down it is', async () => {
  const askFor = (page: number) =>
    ask(['newest', 'price_asc', 'nearest'].map((order) => `${near}&sorted_by=${order}&page=${page}`))
  await askFor(100)
  const texts = await preparedTexts()
  await askFor(101)
  expect(await preparedTexts()).toEqual(texts)
})

test('of a prepared statement the planner sees no value that was asked for', async () => {
  const filtered =
    /(location_id|condition_id|category_id|equipment_type_id) (=|= any)\s*\(?\$|price [<>]|measures\[\d+\] [<>]/
  const texts = [...(await preparedTexts())].map((text) => text.replace(/\$\d+::int\[\] is null or [^)]+\)/, ''))
  expect(texts.filter((text) => filtered.test(text.slice(text.indexOf('where is_public'))))).toEqual([])
})

test.each([
  ['the list as everyone first sees it', '', 'where is_public and (listed_at'],
  ['the list of a place', 'locations[]=Burnaby', 'location_id = (select'],
  ['the list of a category at a price', 'categories[]=Walking Aids&price_range[ending_price]=200', 'case when price'],
  ['a search in a place', 'locations[]=Burnaby&search_query=walker', 'words @@'],
])('%s is planned once for a session, not for each visitor', async (_, query, part) => {
  // PostgreSQL makes five plans for values before it stays with the one for all.
  for (let visit = 0; visit < 8 * program.database.pool.totalCount; visit++) await get(program, `/posts?${query}`)
  const planned = (await preparedStatements()).filter(({ statement }) => statement.includes(part))
  expect(Math.max(...planned.map(({ generic_plans }) => Number(generic_plans)))).toBeGreaterThan(0)
})
