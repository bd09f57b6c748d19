import { afterAll, expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { acceptPicture } from './accept-picture.ts'
import { attachPictures } from './attach-pictures.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { exportPictures } from './export-pictures.ts'
import { picturesOf } from './serving/pictures-of.ts'
import { listing, openPictures, person } from './testing.ts'

const { ctx, ownerId, database, close } = await openPictures()
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
  await attachPictures(ctx, { listingId, ownerId, pictureIds: [a] })
  expect(await idsOf(listingId)).toEqual([a, c, b])
})

test('of two listings that want the same picture at once the second is refused', async () => {
  const picture = await accept()
  const [first, second] = [await listing(ctx, ownerId), await listing(ctx, ownerId)]
  const attach = (ctx: Context, listingId: number) =>
    attachPictures(ctx, { listingId, ownerId, pictureIds: [picture] }).then(
      () => 'attached',
      (error) => error.errors,
    )
  const locking = { lock: (ctx: Context) => attach(ctx, first), act: () => attach(ctx, second) }
  expect(await whileLocked({ ctx, database }, locking)).toEqual({
    waited: true,
    result: { images: ['A photo is no longer there. Please add it again.'] },
  })
  expect([await idsOf(first), await idsOf(second)]).toEqual([[picture], []])
})

test('a person’s own copy names their photos alone, the oldest first', async () => {
  const leaving = await person(ctx, 'leaving@example.org')
  const digest = 'd'.repeat(32)
  for (const id of [9_003, 9_001, 9_002])
    await database.pool.query(
      `insert into pictures (id, owner_id, digest, width, height, created_at)
        overriding system value values ($1, $2, $3, 4, 3, now())`,
      [id, leaving, digest],
    )
  const exported = await exportPictures(ctx, { ownerId: leaving })
  expect(exported.map(({ id }) => id)).toEqual([9_001, 9_002, 9_003])
  expect(exported[0]?.address).toMatch(/^http:\/\/[^/]+\/pictures\/d{32}-1600\.jpg\?until=\d+&signature=/)
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
