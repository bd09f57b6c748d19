import { afterAll, expect, test } from 'vitest'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { setListing } from '../testing.ts'

const until = new Date('2027-01-05T20:00:00Z')

const program = await testProgram()
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
const reserved = await someListing(program.ctx, owner, { title: 'Reserved walker' })
await someListing(program.ctx, owner, { title: 'Free walker' })
await setListing(program.ctx, reserved, { reserved_until: until })
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
