import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
  await someListing(program.ctx, await someone(program.ctx))
})
afterAll(() => program.close())

/** Returns the texts of the statements that all sessions of the pool have prepared. */
async function preparedTexts(): Promise<string[]> {
  const { pool } = program.database
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const each = await Promise.all(
    clients.map(async (client) => (await client.query('select statement from pg_prepared_statements')).rows),
  )
  for (const client of clients) client.release()
  return each.flat().map(({ statement }) => statement)
}

const optional = ['', 'locations[]=Burnaby', 'conditions[]=Good', 'price_range[ending_price]=900']
const measures = ['seat_width_in', 'weight_capacity_lb']

/** Queries that all differ: in the filters, their number, the order and the measures. */
const queries = ['newest', 'oldest', 'price_asc', 'nearest'].flatMap((order) =>
  Array.from({ length: 32 }, (_, at) =>
    [
      `sorted_by=${order}`,
      optional.filter((_, bit) => at & (1 << bit)).join('&'),
      at & 16 ? 'categories[]=Transport chair (helper pushes)' : '',
      ...measures.filter((_, bit) => at & 16 && at & (1 << bit)).map((name) => `field.${name}.from=1`),
    ].join('&'),
  ),
)

test('however many searches there are, a session prepares only statements that are the same for everyone', async () => {
  await get(program, '/posts')
  for (const query of queries) {
    expect(await get(program, `/posts?${query}`)).toMatchObject({ status: 200 })
    expect((await get(program, `/posts/counts?${query}`)).status).toBe(200)
  }
  const texts = await preparedTexts()
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.length).toBeGreaterThan(0)
  const filtered = /(location_id|condition_id|category_id|equipment_type_id) (=|= any)|price [<>]|measures\[\d+\] [<>]/
  expect(texts.filter((text) => filtered.test(text.slice(text.indexOf('where is_public'))))).toEqual([])
  expect(new Set(texts).size).toBeLessThan(40)
})

test('the list as everyone first sees it is prepared', async () => {
  await get(program, '/posts')
  expect((await preparedTexts()).some((text) => /where is_public\s+order by listed_at desc/.test(text))).toBe(true)
})
