import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { type Program, setListing } from '../testing.ts'

let program: Program
let headers: Record<string, string>
let reserved: number
const until = new Date('2027-01-05T20:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  const owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
  reserved = await someListing(program.ctx, owner, { title: 'Reserved walker' })
  await someListing(program.ctx, owner, { title: 'Free walker' })
  await setListing(program.ctx, reserved, { reserved_until: until })
})
afterAll(() => program.close())

type Card = { title: string; reserved?: true }
const cards = async (query: string): Promise<Card[]> => (await get(program, `/posts?${query}`)).body.data
const titles = async (query: string) => (await cards(query)).map(({ title }) => title)
const totalOf = async (query: string) =>
  JSON.parse(String((await get(program, `/posts?${query}`)).headers['x-pagination'])).total_posts

test('a reserved listing stays on the list and says so; to whom and until when nobody reads', async () => {
  const found = await cards('')
  expect(found.map(({ title, reserved }) => [title, reserved])).toEqual([
    ['Free walker', undefined],
    ['Reserved walker', true],
  ])
  const { body } = await get(program, `/posts/${reserved}`)
  expect(body.data.post.reserved).toBe(true)
  expect(JSON.stringify([found, body])).not.toContain('2027-01-0')
})

test('its owner reads it among their own', async () => {
  const { body } = await get(program, '/api/user/posts?type=active', headers)
  expect(body.data.map(({ title, reserved }: Card) => [title, reserved])).toContainEqual(['Reserved walker', true])
})

test('its owner reads of no reservation once it is hidden, before what was promised has ended', async () => {
  await setListing(program.ctx, reserved, { held_at: program.ctx.clock.now(), held_why: 'Somebody reported it.' })
  const { body } = await get(program, `/posts/${reserved}`, headers)
  expect([body.data.post.held, body.data.post.reserved]).toEqual([expect.anything(), undefined])
  const own = (await get(program, '/api/user/posts?type=active', headers)).body.data
  expect(own.filter((card: Card) => card.reserved)).toEqual([])
  await setListing(program.ctx, reserved, { held_at: null, held_why: null })
})

test.each(['', 'search_query=walker&', 'categories[]=Walking Aids&', 'sorted_by=price_asc&'])(
  'the filter leaves it out of the list and of its total: %s',
  async (rest) => {
    expect(await titles(`${rest}reserved=hide`)).toEqual(['Free walker'])
    expect([await totalOf(`${rest}reserved=hide`), await totalOf(rest)]).toEqual([1, 2])
    expect(await titles(`${rest}reserved=`)).toHaveLength(2)
  },
)

test('where all that matches is reserved, the list says how many there would be', async () => {
  const { body } = await get(program, '/posts?search_query=reserved&reserved=hide')
  expect(body.alternatives).toContainEqual({ without: 'reserved', total: 1 })
})

test('browseListings invalid: another word than hide is named', async () => {
  const { status, body } = await get(program, '/posts?reserved=perhaps')
  expect([status, body.errors]).toEqual([
    422,
    { reserved: ['Reserved: write hide to leave out what is promised to somebody'] },
  ])
})

test('where a total comes from the count snapshot, what is reserved is taken from it exactly', async () => {
  const many = await testProgram()
  const id = await someListing(many.ctx, await someone(many.ctx))
  const { pool } = many.database
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'listings' and table_schema = 'public' and column_name not in ('id', 'reference')`,
  )
  const names = rows[0]?.names
  await pool.query(
    `insert into listings (${names}) select ${names} from listings, generate_series(1, 1200) where id = $1`,
    [id],
  )
  await pool.query('update listings set reserved_until = $1 where id % 100 = 0', [until])
  const counted = async (query: string) =>
    JSON.parse(String((await get(many, `/posts?${query}`)).headers['x-pagination'])).total_posts
  expect([await counted(''), await counted('reserved=hide')]).toEqual([1201, 1189])
  await many.close()
})
