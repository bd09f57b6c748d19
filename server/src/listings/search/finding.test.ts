import { afterAll, describe, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { learnWords } from './learn-words.ts'
import { readTerms } from './read-terms.ts'

const browse = async (query: Record<string, string>) => {
  const { status, body } = await get(program, `/posts?${new URLSearchParams(query)}`)
  return { status, ...body, titles: body.data?.map((card: { title: string }) => card.title) }
}

const chair = (title: string, width: string, capacity: string, changes = {}) => ({
  equipmentTypeId: 2,
  title,
  description: 'A helper pushes it.',
  properties: {
    seat_width_in: width,
    weight_capacity_lb: capacity,
    folding: 'Yes',
    cleaned: 'Wiped clean',
    ...changes,
  },
})

const program = await testProgram()
const owner = await someone(program.ctx)
const list = (changes: object) => someListing(program.ctx, owner, changes)
await list(chair('Narrow transport chair', '16', '250'))
await list(chair('Middle transport chair', '18', '300', { folding: 'No' }))
await list(chair('Wide transport chair', '22', '400', { folding: 'Partly (parts come off)' }))
await list({ title: 'Walker for the café', description: 'Has a wheelchair bag too.' })
await list({ title: 'Blue frame', description: 'Sturdy.', locationId: 18 })
await learnWords(program.ctx)
afterAll(() => program.close())

describe('[HOME-17] search', () => {
  test('finds by words of title and description, in any form and without accents', async () => {
    expect((await browse({ search_query: 'helpers' })).titles).toHaveLength(3)
    expect((await browse({ search_query: 'cafe' })).titles).toEqual(['Walker for the café'])
  })

  test('finds by what else people call a type', async () => {
    expect((await browse({ search_query: 'zimmer frame' })).titles).toEqual(['Blue frame', 'Walker for the café'])
    expect((await browse({ search_query: 'companion chair' })).titles).toHaveLength(3)
  })

  test('reads a typo as the nearest known word, and says so', async () => {
    const result = await browse({ search_query: 'transprot chiar' })
    expect(result.search).toEqual({ asked: 'transprot chiar', searched: 'transport chair' })
    expect(result.titles).toHaveLength(3)
    expect((await browse({ search_query: 'transport chair' })).search).toBeUndefined()
    expect((await browse({ search_query: 'weelchair' })).search.searched).toBe('wheelchair')
  })

  test('what a listing says as it was typed is no typo, from its publication on', async () => {
    expect(await readTerms(program.ctx, 'transporrt chiar')).toBe('transport chair')
    await someListing(program.ctx, await someone(program.ctx), { title: 'Transporrt 300' })
    expect(await readTerms(program.ctx, 'transporrt chiar')).toBe('transporrt chair')
    await program.ctx.db.updateTable('listings').set({ active: false }).where('title', '=', 'Transporrt 300').execute()
    expect(await readTerms(program.ctx, 'transporrt chiar')).toBe('transport chair')
  })

  test('puts the best match first: the title before the kind before the description', async () => {
    const { titles } = await browse({ search_query: 'wheelchair' })
    expect(titles.at(-1)).toBe('Walker for the café')
    expect((await browse({ search_query: 'transport', sorted_by: 'oldest' })).titles[0]).toBe('Narrow transport chair')
  })

  test('quotes, minus and or mean what people expect of them', async () => {
    expect((await browse({ search_query: '"transport chair" -wide' })).titles).toHaveLength(2)
    expect((await browse({ search_query: 'café or sturdy' })).titles).toHaveLength(2)
  })
})

describe('fields of the chosen equipment type', () => {
  const type = { 'categories[]': 'Transport chair (helper pushes)' }

  test('at least 18 inches wide, and it carries 300 pounds', async () => {
    const wanted = { ...type, 'field.seat_width_in.from': '18', 'field.weight_capacity_lb.from': '300' }
    expect((await browse(wanted)).titles).toEqual(['Wide transport chair', 'Middle transport chair'])
    expect((await browse({ ...wanted, 'field.seat_width_in.to': '20' })).titles).toEqual(['Middle transport chair'])
    expect((await browse({ ...wanted, 'field.seat_width_in.to': '18' })).titles).toEqual(['Middle transport chair'])
    const narrow = await browse({ ...type, 'field.seat_width_in.to': '17.99' })
    expect(narrow.titles).toEqual(['Narrow transport chair'])
  })

  test('any of several choices', async () => {
    expect((await browse({ ...type, 'field.folding': 'Yes' })).titles).toEqual(['Narrow transport chair'])
    const both = await get(
      program,
      `/posts?${new URLSearchParams([...Object.entries(type), ['field.folding', 'Yes'], ['field.folding', 'No']])}`,
    )
    expect(both.body.data).toHaveLength(2)
  })

  test.each([
    ['field.seat_width_in.from', 'wide'],
    ['field.seat_width_in.from', '-3'],
    ['field.bed_size', 'Other'],
    ['field.serial_private', 'SN'],
    ['field.folding', 'Sometimes'],
    ['field.folding.from', '1'],
    ['field.seat_width_in', '18'],
  ])('a filter is refused by its key: %s=%s', async (key, value) => {
    const refused = await browse({ ...type, [key]: value })
    expect(refused.status).toBe(422)
    expect(refused.errors).toHaveProperty([key])
    const query = new URLSearchParams({ ...type, [key]: value })
    expect((await get(program, `/posts/counts?${query}`)).status).toBe(422)
  })

  test('of a category the measures are asked for that at least half of its types share', async () => {
    const category = { 'categories[]': 'Wheelchairs and Seating' }
    const wide = { ...category, 'field.seat_width_in.from': '18' }
    expect((await browse(wide)).titles).toEqual(['Wide transport chair', 'Middle transport chair'])
    expect((await browse({ ...wide, 'field.weight_capacity_lb.from': '400' })).titles).toEqual(['Wide transport chair'])
    expect((await browse({ ...category, 'field.folding': 'Yes' })).errors).toEqual({
      'field.folding': ['Too few of the chosen equipment types are listed with “folding”'],
    })
    const { body } = await get(program, '/api/posts/equipment_fields?id=1&id=2&id=3&id=4&id=5&id=6')
    expect(body.data.map(({ field_name }: { field_name: string }) => field_name)).toEqual([
      ...['seat_width_in', 'seat_depth_in', 'seat_height_in', 'overall_width_in', 'weight_capacity_lb'],
      ...['item_weight_lb'],
    ])
  })
})
