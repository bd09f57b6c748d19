import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testProgram, walker } from '../../testing.ts'
import type { CheckLists } from '../browse/reference-lists.ts'
import { checkListsOf } from '../browse/reference-lists.ts'
import { checkListing } from './check-listing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let lists: CheckLists

/** The lists as they are, with the walker retired, its four wheels too, and Burnaby closed. */
let closed: CheckLists

beforeAll(async () => {
  program = await testProgram()
  lists = await checkListsOf(program.ctx)
  const [type, burnaby] = [lists.catalogue.types.get(12), lists.locations.byId.get(4)]
  if (!type || !burnaby) throw new Error('the lists are not those of the seeds')
  const types = new Map([...lists.catalogue.types, [12, { ...type, retired: true }] as const])
  const byId = new Map([...lists.locations.byId, [4, { ...burnaby, closed: true }] as const])
  closed = { ...lists, catalogue: { ...lists.catalogue, types }, locations: { ...lists.locations, byId } }
})
afterAll(() => program.close())

type Changes = Partial<Parameters<typeof checkListing>[0]>

function errorsOf(changes: Changes, by = lists): object {
  const result = checkListing({ ...walker, pictureIds: [1], ...changes }, by)
  return 'errors' in result ? result.errors : {}
}

test('what is as it should be has no error, and is checked with its type', () => {
  const result = checkListing({ ...walker, pictureIds: [1] }, lists)
  expect(result).toMatchObject({ draft: { title: walker.title, type: { id: 12, name: 'Walker (no seat)' } } })
})

test.each<[string, Changes, object]>([
  ['a type that there is not', { equipmentTypeId: 0 }, { equipment_type_id: ['Please select an equipment type'] }],
  ['no condition', { conditionId: 0 }, { condition_id: ['Please select a condition'] }],
  ['no place', { locationId: 0 }, { location_id: ['Please select a location'] }],
  ['no photo', { pictureIds: [] }, { images: ['Image is required'] }],
  ['ten photos', { pictureIds: Array(10).fill(1) }, {}],
  ['eleven photos', { pictureIds: Array(11).fill(1) }, { images: ['Use at most 10 photos'] }],
  ['a price in words', { price: 'much' }, { price: ['Price must be a whole number'] }],
  ['a price in words where it is free', { price: 'much', free: true }, {}],
  ['a title without a word', { title: ' ' }, { title: ['Post title is required'] }],
])('%s: %j', (_words, changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

describe('a kind that is retired and a place that is closed', () => {
  const errors = {
    equipment_type_id: ['This equipment type is not offered any more. Please select another equipment type'],
    location_id: ['This place takes no new listings now. Please choose another one'],
  }
  const { properties } = walker

  test('take no new listing', () => {
    expect(errorsOf({}, closed)).toEqual(errors)
  })

  test('stay those of a listing that has them', () => {
    expect(errorsOf({ before: { equipmentTypeId: 12, locationId: 4, properties, checkedWords: [] } }, closed)).toEqual(
      {},
    )
  })

  test('take no listing that had others', () => {
    expect(errorsOf({ before: { equipmentTypeId: 11, locationId: 5, properties, checkedWords: [] } }, closed)).toEqual(
      errors,
    )
  })
})

test('of the words that somebody says to mean something else, those in the text are kept', () => {
  const draft = { ...walker, pictureIds: [1], title: 'Oxygen tank holder', description: 'For a CPAP too' }
  const before = { equipmentTypeId: 12, locationId: 4, properties: {}, checkedWords: ['cpap', 'ostomy'] }
  const result = checkListing({ ...draft, checkedWords: ['oxygen tank', 'bipap'], before }, lists)
  expect('draft' in result && result.draft.checkedWords).toEqual(['oxygen tank', 'cpap'])
})
