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
  const gone = 'A photo is no longer there. Please add it again.'
  const tooLong = ['x'.repeat(201), { signed_id: 'x'.repeat(201) }]
  for (const image of [{ image_id: 1, rotation: 45 }, { signed_id: 3 }, null, ...tooLong])
    expect(errorOf({ images: [image] })).toBe(gone)
  expect(errorOf({ images: 'signed' })).toBe('Image is required')
})

test('the active ones among one’s own are shown unless other ones are asked for', () => {
  const { query } = listingsOwnOperations.listMyListings
  expect([query.parse({}), query.parse({ type: 'x' }), query.parse({ type: 'exchanged' })]).toEqual([
    { page: 1, type: 'active' },
    { page: 1, type: 'active' },
    { page: 1, type: 'exchanged' },
  ])
})
