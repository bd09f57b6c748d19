import { expect, test } from 'vitest'
import { listingsOwnOperations } from './own.ts'

const { body } = listingsOwnOperations.publishListing

const nothing = {
  ...{ equipment_type_id: 0, title: '', description: '', price: '', free: false, condition_id: 0, location_id: 0 },
  ...{ images: [], properties: {}, checked_words: [] },
}

test('what is missing in a listing, or of another kind, counts as not filled in', () => {
  expect(body.parse({ post: {} })).toEqual({ post: nothing })
  const wrong = { equipment_type_id: 'x', title: 3, description: null, price: true, condition_id: 1.5, location_id: '' }
  expect(body.parse({ post: wrong })).toEqual({ post: nothing })
  expect(body.parse({ post: { price: 45 } }).post.price).toBe('45')
})

const errorOf = (post: object) => body.safeParse({ post }).error?.issues[0]?.message

test('a photo is one that was uploaded or one that is there, turned by quarters', () => {
  const images = ['signed', 12, { signed_id: 'signed', rotation: 270 }, { image_id: 12, rotation: 180 }]
  expect(body.parse({ post: { images } }).post.images).toEqual(images)
  const turned = [0, 90, 180, 270].map((rotation) => ({ image_id: 1, rotation }))
  expect(body.parse({ post: { images: turned } }).post.images).toEqual(turned)
  expect(body.parse({ post: { images: [{ image_id: 1 }] } }).post.images).toEqual([{ image_id: 1, rotation: 0 }])
  const gone = 'A photo is no longer there. Please add it again.'
  const tooLong = ['x'.repeat(201), { signed_id: 'x'.repeat(201) }]
  for (const image of [{ image_id: 1, rotation: 45 }, { signed_id: 3 }, null, ...tooLong])
    expect(errorOf({ images: [image] })).toBe(gone)
  expect(errorOf({ images: ['x'.repeat(200), { signed_id: 'x'.repeat(200) }] })).toBeUndefined()
  expect(errorOf({ images: 'signed' })).toBe('Image is required')
})

test('fifty words can be confirmed, and a version belongs to an edit alone', () => {
  const words = (length: number, letters = 100) => Array.from({ length }, () => 'x'.repeat(letters))
  expect(errorOf({ checked_words: words(50) })).toBeUndefined()
  expect(errorOf({ checked_words: words(51) })).toBeDefined()
  expect(errorOf({ checked_words: words(1, 101) })).toBeDefined()
  expect(errorOf({ version: 'v' })).toBeDefined()
  const edit = listingsOwnOperations.editListing.body
  expect(edit.parse({ post: { version: 'v' } }).post.version).toBe('v')
})

test('the active ones among one’s own are shown unless other ones are asked for', () => {
  const { query } = listingsOwnOperations.listMyListings
  expect([query.parse({}), query.parse({ type: 'x' }), query.parse({ type: 'exchanged' })]).toEqual([
    { page: 1, type: 'active' },
    { page: 1, type: 'active' },
    { page: 1, type: 'exchanged' },
  ])
  expect(['2', '100000', '100001', '0', '1.5', 'x'].map((page) => query.parse({ page }).page)).toEqual([
    ...[2, 100_000, 1, 1, 1, 1],
  ])
})

test.each([
  ['giveFeedbackByLink', 'feedback_token'],
  ['undoFeedbackByLink', 'feedback_token'],
  ['renewByLink', 'post_renew_token'],
] as const)('%s reads a token of up to 200 characters, and none counts as an empty one', (operation, name) => {
  const { body } = listingsOwnOperations[operation]
  expect(body.parse({})).toEqual({ [name]: '' })
  const isRead = (length: number) => body.safeParse({ [name]: 'x'.repeat(length) }).success
  expect([isRead(200), isRead(201)]).toEqual([true, false])
})

test('a version of up to 50 characters is read', () => {
  const edit = listingsOwnOperations.editListing.body
  const isRead = (length: number) => edit.safeParse({ post: { version: 'x'.repeat(length) } }).success
  expect([isRead(50), isRead(51)]).toEqual([true, false])
})
