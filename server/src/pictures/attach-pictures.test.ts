import { afterAll, expect, test } from 'vitest'
import { acceptPicture } from './accept-picture.ts'
import { attachPictures } from './attach-pictures.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { picturesOf } from './serving/pictures-of.ts'
import { listing, openPictures, person } from './testing.ts'

const { ctx, ownerId, close } = await openPictures()
afterAll(close)

const accept = async (owner = ownerId) => (await acceptPicture(ctx, { ownerId: owner, bytes: await freshPhoto() })).id
const idsOf = async (listingId: number) => (await picturesOf(ctx, [listingId])).get(listingId)?.map(({ id }) => id)

test('a listing shows its pictures in the order in which they were given', async () => {
  const [a, b, c] = [await accept(), await accept(), await accept()]
  const listingId = await listing(ctx, ownerId)
  await attachPictures(ctx, { listingId, ownerId, pictureIds: [c, a, b] })
  expect(await idsOf(listingId)).toEqual([c, a, b])
})

test('an edited listing takes new pictures and a new order, and keeps those that were not named at the end', async () => {
  const [a, b, c] = [await accept(), await accept(), await accept()]
  const listingId = await listing(ctx, ownerId)
  await attachPictures(ctx, { listingId, ownerId, pictureIds: [a, b] })
  await attachPictures(ctx, { listingId, ownerId, pictureIds: [c, b] })
  expect(await idsOf(listingId)).toEqual([c, b, a])
})

test("a stranger's picture, another listing's and one that is gone are refused, and nothing changes", async () => {
  const [own, taken] = [await accept(), await accept()]
  const foreign = await accept(await person(ctx, 'stranger@example.org'))
  const [first, second] = [await listing(ctx, ownerId), await listing(ctx, ownerId)]
  await attachPictures(ctx, { listingId: first, ownerId, pictureIds: [taken] })
  for (const other of [foreign, taken, 987_654]) {
    const attaching = attachPictures(ctx, { listingId: second, ownerId, pictureIds: [own, other] })
    await expect(attaching).rejects.toMatchObject({ code: 'invalid', errors: { images: [expect.any(String)] } })
  }
  expect([await idsOf(first), await idsOf(second)]).toEqual([[taken], []])
})

test('a listing needs a picture', async () => {
  const attaching = attachPictures(ctx, { listingId: await listing(ctx, ownerId), ownerId, pictureIds: [] })
  await expect(attaching).rejects.toMatchObject({ code: 'invalid', errors: { images: ['Image is required'] } })
})

test('no listings have no pictures', async () => {
  expect(await picturesOf(ctx, [])).toEqual(new Map())
})
