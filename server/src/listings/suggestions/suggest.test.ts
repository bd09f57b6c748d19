import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Catalogue, catalogueOf } from '#catalogue'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { learnWords } from '../search/learn-words.ts'
import { kindIn } from './read-kinds.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let catalogue: Catalogue

const manual = 'Manual wheelchair (self-propelled)'

const wheelchairs = 'Wheelchairs and Seating'

const browse = async (query: Record<string, string> | [string, string][]) => {
  const { body } = await get(program, `/posts?${new URLSearchParams(query)}`)
  return { ...body, titles: body.data.map((card: { title: string }) => card.title) }
}

const labels = async (...query: Parameters<typeof browse>) =>
  (await browse(...query)).suggestions?.map(({ label }: { label: string }) => label)

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
  await list(1, 'Wheelchair that folds', { seat_width_in: '18', overall_width_in: '25' })
  await list(2, 'Chair to be pushed', { seat_width_in: '20', weight_capacity_lb: '300' })
  await list(3, 'Wheelchair that tilts', { seat_width_in: '17' })
  await list(5, 'Cushion for a wheelchair', { width_in: '18' })
  await list(11, 'Rollator in red', { weight_capacity_lb: '350' })
  await list(11, 'Rollator with a basket')
  await list(12, 'Walker without wheels')
  await list(24, 'Grab bar, 24 inches, holds 250 lb', { length_in: '24', weight_capacity_lb: '250' })
  await learnWords(program.ctx)
})
afterAll(() => program.close())

/** The category's or the type's name that a text is read as; of several types all of them. */
function read(text: string): string | string[] | undefined {
  const match = kindIn(text, catalogue)
  const type = catalogue.types.get(match?.typeId ?? 0)
  const category = catalogue.categories.get(match?.categoryId ?? 0)
  return (category ?? type)?.name ?? match?.typeIds.map((id) => catalogue.types.get(id)?.name ?? '')
}

describe('kinds are read from the catalogue’s own words', () => {
  test.each([
    ['wheelchairs', wheelchairs],
    ['a light wheelchair', wheelchairs],
    ['Wheelchair Cushion', 'Wheelchair cushion'],
    ['hospital beds', 'Hospital bed'],
    ['bed', 'Beds and Bedroom'],
    ['zimmer frame', 'Walker (no seat)'],
    ['stairlift', 'Stair lift'],
    ['cane', 'Cane'],
    ['crutch', 'Crutches'],
    ['Crútches', 'Crutches'],
    ['basket for a rollator', 'Rollator (walker with wheels and seat)'],
    ['sofa', undefined],
    ['air', undefined],
  ])('“%s” is %s', (text, name) => {
    expect(read(text)).toBe(name)
  })

  test('what several types are called by is any of them', () => {
    expect(read('walker')).toEqual(
      expect.arrayContaining(['Walker (no seat)', 'Rollator (walker with wheels and seat)']),
    )
  })

  test('what stands in a name to tell more, or for a part of its category, is no name', () => {
    const ids = (text: string) => kindIn(text, catalogue)?.typeIds
    // Not the hoist "for scooter or wheelchair", and not the risers of a bed or a chair.
    expect(ids('scooter')).toEqual([8, 9, 14])
    expect(ids('bed')).toEqual([26, 29, 31])
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
    const { suggestions } = await browse({ 'categories[]': manual, search_query: 'wheelchair folds 46 cm' })
    expect(suggestions).toEqual([
      { label: 'Seat 18 in or wider', query: { 'field.seat_width_in.from': '18', search_query: 'wheelchair folds' } },
    ])
  })

  test('offers nothing that would show no listing, and takes nothing out of quoted or chosen words', async () => {
    const suggestionsFor = async (words: string) => (await browse({ search_query: words })).suggestions
    expect(await suggestionsFor('wheelchair 30 inch')).not.toContainEqual(
      expect.objectContaining({ label: 'Seat 30 in or wider' }),
    )
    expect(await suggestionsFor('hospital bed')).toBeUndefined()
    expect(await suggestionsFor('"wheelchair" 18 inch')).toBeUndefined()
    expect(await suggestionsFor('wheelchair or rollator')).toBeUndefined()
    expect(await suggestionsFor('wheelchair -folds')).toBeUndefined()
    expect(await suggestionsFor('red')).toBeUndefined()
    expect(await suggestionsFor('power chairs')).toBeUndefined()
    expect(await labels({ search_query: 'wheelchair', 'locations[]': 'Surrey' })).toBeUndefined()
    expect(await labels({ search_query: 'wheelchair', page: '2' })).toBeUndefined()
  })

  test('within what is chosen it offers the types alone, and no size that is asked for already', async () => {
    const within = (chosen: string, words: string, query = {}) =>
      labels({ 'categories[]': chosen, search_query: words, ...query })
    const types = ['Manual wheelchair', 'Transport chair', 'Tilt or reclining wheelchair']
    expect(await within(wheelchairs, 'wheelchair')).toEqual(types)
    expect(await within(wheelchairs, 'wheelchair 20 in', { 'field.seat_width_in.from': '18' })).toEqual(types)
    // The one that is as narrow has a smaller seat.
    const seat = { 'field.seat_width_in.from': '20' }
    expect(await within(wheelchairs, 'wheelchair overall 26 in', seat)).toEqual(types)
    expect(await within(wheelchairs, 'walker')).toBeUndefined()
    expect(await within(manual, 'wheelchair')).toBeUndefined()
    const two = ['Walking Aids', wheelchairs].map((name): [string, string] => ['categories[]', name])
    expect(await labels([...two, ['search_query', 'wheelchair']])).toBeUndefined()
  })

  test('the other words stay, those of other sizes among them', async () => {
    const suggestionsFor = async (words: string) =>
      (await browse({ search_query: words })).suggestions.map(
        ({ label, query }: { label: string; query: { search_query: string } }) => [label, query.search_query],
      )
    expect(await suggestionsFor('light wheelchair blue 18 inch')).toContainEqual(['Wheelchairs', 'light blue 18 inch'])
    expect(await suggestionsFor('red transport chair 18 in')).toEqual([['Transport chair', 'red 18 in']])
    expect(await suggestionsFor('rolling walker red 300 lb')).toContainEqual([
      'Maximum user weight 300 lb or more',
      'red',
    ])
    expect(await suggestionsFor('walker red 300 lb')).toContainEqual([
      'Maximum user weight 300 lb or more',
      'walker red',
    ])
    expect(await suggestionsFor('grab bar 24 inches holds 250 lb')).toEqual([
      ['24 in or longer', 'holds 250 lb'],
      ['Maximum user weight 250 lb or more', 'holds 24 inches'],
      ['Grab bar', 'holds 24 inches 250 lb'],
    ])
  })

  test('a size is of the measure that it names, in its unit, and within what there can be', async () => {
    const { suggestions } = await browse({ search_query: 'wheelchair overall 26 in' })
    const query = { 'categories[]': wheelchairs, 'field.overall_width_in.to': '26', search_query: '' }
    expect(suggestions).toContainEqual({ label: 'Overall 26 in or narrower', query })
    expect(await labels({ search_query: 'grab bar 2 ft' })).toContain('24 in or longer')
    for (const words of ['wheelchair 18 lb', 'wheelchair seat width 3 in', 'wheelchair overall 99 in'])
      expect(await labels({ search_query: words })).toEqual(['Wheelchairs', 'Manual wheelchair', 'Transport chair'])
  })

  test('the least and the most that there can be are sizes, and beyond them is none', async () => {
    const fieldOf = (name: string) => catalogue.types.get(1)?.fields.find((field) => field.name === name)
    const least = fieldOf('seat_width_in')?.minimum ?? 0
    const most = fieldOf('overall_width_in')?.maximum ?? 0
    const first = async (words: string) => (await labels({ search_query: `wheelchair ${words} in` }))?.[0]
    expect(await first(`seat width ${least}`)).toBe(`Seat ${least} in or wider`)
    expect(await first(`seat width ${least - 1}`)).toBe('Wheelchairs')
    expect(await first(`overall width ${most}`)).toBe(`Overall ${most} in or narrower`)
    expect(await first(`overall width ${most + 1}`)).toBe('Wheelchairs')
  })

  test('reads the kind though its name has a typo, and of a word for many the most listed', async () => {
    expect(await labels({ search_query: 'weelchair 18"' })).toContain('Seat 18 in or wider')
    expect(await labels({ search_query: 'walker 300 lb' })).toEqual([
      'Maximum user weight 300 lb or more',
      'Rollator',
      'Walker',
    ])
  })
})

test('the kind that is looked for comes with the list, by its words or by what is chosen', async () => {
  const kind = async (...query: Parameters<typeof browse>) => (await browse(...query)).kind?.name
  const within = (chosen: string, words: string) => kind({ 'categories[]': chosen, search_query: words })
  expect(await kind({ search_query: 'hospitel bed' })).toBe('Hospital bed')
  expect(await kind({ search_query: 'wheelchair' })).toBe(wheelchairs)
  expect(await kind({ search_query: 'power chairs' })).toBe('Scooters and Power Chairs')
  expect(await kind({ 'categories[]': manual })).toBe(manual)
  expect(await kind({ 'categories[]': wheelchairs })).toBe(wheelchairs)
  expect(await within(wheelchairs, 'cushion')).toBe('Wheelchair cushion')
  // What is chosen holds, whatever the words name beside it.
  expect(await within('Walking Aids', 'cushion')).toBe('Walking Aids')
  expect(await within('Walking Aids', 'wheelchair')).toBe('Walking Aids')
  expect(await kind({ 'locations[]': 'Burnaby' })).toBeUndefined()
  expect(await kind(['Walking Aids', wheelchairs].map((name) => ['categories[]', name]))).toBeUndefined()
  // Of several types that may be meant, the first is drawn.
  const { kind: commode } = await browse({ search_query: 'commode' })
  expect(commode).toEqual({ name: 'Bathroom and Toileting', pictured_type_id: 20 })
})
