import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Catalogue, catalogueOf } from '#catalogue'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { learnWords } from '../learn-words.ts'
import { kindsIn } from './read-kinds.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let catalogue: Catalogue

const manual = 'Manual wheelchair (self-propelled)'

const browse = async (query: Record<string, string>) => {
  const { body } = await get(program, `/posts?${new URLSearchParams(query)}`)
  return { ...body, titles: body.data.map((card: { title: string }) => card.title) }
}

/** An answer to each question that a type requires. */
const answersOf = (typeId: number) =>
  Object.fromEntries(
    (catalogue.types.get(typeId)?.fields ?? [])
      .filter(({ required }) => required)
      .map(({ name, options, minimum }) => [name, options[0] ?? String(minimum ?? 1)]),
  )

beforeAll(async () => {
  program = await testProgram()
  catalogue = await catalogueOf(program.ctx)
  const owner = await someone(program.ctx)
  const list = (typeId: number, title: string, properties: Record<string, string> = {}) =>
    someListing(program.ctx, owner, {
      equipmentTypeId: typeId,
      title,
      properties: { ...answersOf(typeId), ...properties },
    })
  await list(1, 'Wheelchair for a small frame', { seat_width_in: '16' })
  await list(1, 'Wheelchair that folds', { seat_width_in: '18' })
  await list(2, 'Chair to be pushed', { seat_width_in: '20', weight_capacity_lb: '300' })
  await list(5, 'Cushion for a wheelchair', { width_in: '18' })
  await list(11, 'Rollator in red', { weight_capacity_lb: '350' })
  await list(12, 'Walker without wheels')
  await learnWords(program.ctx)
})
afterAll(() => program.close())

/** The category's or the type's name that a text is read as; of several types all of them. */
function read(text: string): string | string[] | undefined {
  const named = kindsIn(text, catalogue)
  const type = catalogue.types.get(named?.typeId ?? 0)
  const category = catalogue.categories.get(named?.categoryId ?? 0)
  return (category ?? type)?.name ?? named?.typeIds.map((id) => catalogue.types.get(id)?.name ?? '')
}

describe('kinds are read from the catalogue’s own words', () => {
  test.each([
    ['wheelchairs', 'Wheelchairs and Seating'],
    ['a light wheelchair', 'Wheelchairs and Seating'],
    ['Wheelchair Cushion', 'Wheelchair cushion'],
    ['hospital beds', 'Hospital bed'],
    ['bed', 'Beds and Bedroom'],
    ['zimmer frame', 'Walker (no seat)'],
    ['stairlift', 'Stair lift'],
    ['cane', 'Cane'],
    ['crutch', 'Crutches'],
    ['sofa', undefined],
  ])('“%s” is %s', (text, name) => {
    expect(read(text)).toBe(name)
  })

  test('what several types are called by is any of them', () => {
    expect(read('walker')).toEqual(
      expect.arrayContaining(['Walker (no seat)', 'Rollator (walker with wheels and seat)']),
    )
  })
})

describe('a search that names a kind or a size', () => {
  test('offers both, sizes first; each leads where its label says', async () => {
    const { suggestions } = await browse({ search_query: 'wheelchair 18 inch' })
    expect(suggestions).toEqual([
      {
        label: 'Seat 18 in or wider',
        query: { 'categories[]': 'Wheelchairs and Seating', 'field.seat_width_in.from': '18', search_query: '' },
      },
      { label: 'Wheelchairs', query: { 'categories[]': 'Wheelchairs and Seating', search_query: '18 inch' } },
      { label: 'Manual wheelchair', query: { 'categories[]': manual, search_query: '18 inch' } },
      { label: 'Transport chair', query: expect.anything() },
    ])
    const { titles } = await browse(suggestions[0].query)
    expect(titles).toEqual(['Chair to be pushed', 'Wheelchair that folds'])
  })

  test('asks for the size within what is chosen, and keeps the other words', async () => {
    const { suggestions } = await browse({ 'categories[]': manual, search_query: 'folds 46 cm' })
    expect(suggestions).toEqual([
      { label: 'Seat 18 in or wider', query: { 'field.seat_width_in.from': '18', search_query: 'folds' } },
    ])
  })

  test('offers nothing that would show no listing, and takes nothing out of quoted or chosen words', async () => {
    const of = async (words: string) => (await browse({ search_query: words })).suggestions
    expect(await of('wheelchair 30 inch')).not.toContainEqual(expect.objectContaining({ label: 'Seat 30 in or wider' }))
    expect(await of('hospital bed')).toBeUndefined()
    expect(await of('"wheelchair" 18 inch')).toBeUndefined()
    expect(await of('wheelchair or rollator')).toBeUndefined()
    expect(await of('red')).toBeUndefined()
  })

  test('reads the kind though its name has a slip, and of a word for many the most listed', async () => {
    const labels = async (words: string) =>
      (await browse({ search_query: words })).suggestions?.map(({ label }: { label: string }) => label)
    expect(await labels('weelchair 18"')).toContain('Seat 18 in or wider')
    expect(await labels('walker 300 lb')).toEqual([
      'Maximum user weight 300 lb or more',
      expect.anything(),
      expect.anything(),
    ])
  })
})

test('the kind that is looked for comes with the list, by its words or by what is chosen', async () => {
  const kind = async (query: Record<string, string>) => (await browse(query)).kind?.name
  expect(await kind({ search_query: 'hospitel bed' })).toBe('Hospital bed')
  expect(await kind({ search_query: 'wheelchair' })).toBe('Wheelchairs and Seating')
  expect(await kind({ 'categories[]': manual })).toBe(manual)
  expect(await kind({ 'categories[]': 'Wheelchairs and Seating', search_query: 'cushion' })).toBe('Wheelchair cushion')
  expect(await kind({ 'locations[]': 'Burnaby' })).toBeUndefined()
})
