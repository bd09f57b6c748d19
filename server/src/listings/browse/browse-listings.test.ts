import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { day, shiftedClock } from '#platform/clock'
import { get, someListing, someone, testProgram } from '../../testing.ts'

const browse = (query = '') => get(program, `/posts${query && `?${query}`}`)
const titles = async (query: string) => (await browse(query)).body.data.map((card: { title: string }) => card.title)
const pageOf = (headers: Record<string, unknown>) => JSON.parse(String(headers['x-pagination']))

/** 30 walkers from $1 to $30, each an hour older than the one before. */
const program = await testProgram()
const owner = await someone(program.ctx, { partner: 'Royal Oak Seniors Society' })
for (let price = 1; price <= 30; price++) {
  const earlier = { ...program.ctx, clock: shiftedClock(program.ctx.clock, (-price * day) / 24) }
  await someListing(earlier, owner, { title: `Walker ${price}`, price: String(price) })
}
afterAll(() => program.close())

test('[HOME-14] a page holds 24 with the pagination header', async () => {
  const { body, headers } = await browse()
  expect(body.data).toHaveLength(24)
  expect(pageOf(headers)).toEqual({ current_page: 1, last_page: 2, total_pages: 2, total_posts: 30 })
  expect((await browse('page=2')).body.data).toHaveLength(6)
  expect((await browse('page=900')).body.data).toEqual([])
})

test('[HOME-08] a card says what a list shows: age, title, description, price, partner', async () => {
  const [card] = (await browse()).body.data
  expect(card).toMatchObject({
    title: 'Walker 1',
    description: 'Grips show wear, frame is straight.',
    price: 1,
    free: false,
    age: '1 Hour(s) Ago',
    condition: { id: 3, name: 'Good' },
    category: { name: 'Walking Aids' },
    equipment_type: { name: 'Walker (no seat)' },
    location: { id: 4, name: 'Burnaby' },
    user: { id: owner.id, partner: { name: 'Royal Oak Seniors Society' } },
    images: [{ small: expect.stringMatching(/^\/pictures\/.*720\.jpg$/), width: 960 }],
  })
  expect(card.updated_at).toMatch(/-07:00$/)
  expect(new Date(card.updated_at).getTime()).toBe(new Date(card.updated_at_utc).getTime())
})

describe('[HOME-14] each parameter narrows or orders the list', () => {
  test('sorted_by', async () => {
    expect((await titles('sorted_by=oldest'))[0]).toBe('Walker 30')
    expect((await titles('sorted_by=price_desc'))[0]).toBe('Walker 30')
    expect((await titles('sorted_by=price_asc')).slice(0, 2)).toEqual(['Walker 1', 'Walker 2'])
  })

  test('price_range, the specification’s 0 and 999999 standing for none', async () => {
    expect(await titles('price_range[starting_price]=5&price_range[ending_price]=7')).toEqual([
      'Walker 5',
      'Walker 6',
      'Walker 7',
    ])
    expect(await titles('price_range[starting_price]=0&price_range[ending_price]=999999')).toHaveLength(24)
    expect(await titles('price_range[starting_price]=7&price_range[ending_price]=5')).toEqual([])
  })

  test('categories by name, a type’s name standing like a category’s, repeated keys a list', async () => {
    const cane = { equipmentTypeId: 15, title: 'Quad cane', properties: { tip: 'Single', cleaned: 'Wiped clean' } }
    const id = await someListing(program.ctx, owner, { ...cane, locationId: 18, conditionId: 1 })
    expect(await titles('categories[]=Cane')).toEqual(['Quad cane'])
    expect(await titles('categories[]=cane&categories[]=Hospital bed')).toEqual(['Quad cane'])
    expect(await titles('categories[]=Cane&categories[]=Walking Aids')).toHaveLength(24)
    expect(await titles('locations[]=Richmond')).toEqual(['Quad cane'])
    expect(await titles('conditions[]=New')).toEqual(['Quad cane'])
    expect(await titles('search_query=quad')).toEqual(['Quad cane'])
    await program.ctx.db.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  })

  test('before keeps the pages the same while listings come', async () => {
    const [first] = (await browse()).body.data
    const second = await titles(`page=2&before=${first.id}`)
    const id = await someListing(program.ctx, owner, { title: 'Just in' })
    expect(await titles(`page=2&before=${first.id}`)).toEqual(second)
    expect((await titles(''))[0]).toBe('Just in')
    await program.ctx.db.updateTable('listings').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  })
})

test('[HOME-15] the panel’s lists come as data: categories with their types, places, sort options, conditions', async () => {
  const data = async (path: string) => (await get(program, path)).body.data
  const categories = await data('/api/posts/categories')
  expect(categories).toHaveLength(10)
  expect(categories[2]).toMatchObject({ id: 3, name: 'Walking Aids' })
  expect(categories[2].equipment_types).toContainEqual(expect.objectContaining({ id: 15, name: 'Cane' }))
  expect(await data('/api/posts/locations_filter')).toHaveLength(23)
  expect(await data('/api/posts/conditions')).toHaveLength(5)
  expect(await data('/api/posts/sorted_by_options')).toContainEqual({ text: 'Newest first', value: 'newest' })
})

describe('malformed values are refused with the field named, never an internal error', () => {
  test.each([
    ['page=0', 'page'],

    ['page=abc', 'page'],

    ['before=x', 'before'],

    ['price_range[ending_price]=cheap', 'price_range[ending_price]'],
    ['price_range[ending_price]=12345678', 'price_range[ending_price]'],
    ['categories[]=Spaceships', 'categories[]'],
    ['locations[]=Seattle', 'locations[]'],
    ['conditions[]=Awful', 'conditions[]'],
  ])('%s', async (query, field) => {
    const { status, body } = await browse(query)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid', errors: { [field]: [expect.any(String)] } })
  })

  test('any text at all can be searched for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const query = new URLSearchParams({ search_query: text })
        expect((await browse(String(query))).status).toBe(200)
      }),
      { numRuns: 150 },
    )
  })
})
