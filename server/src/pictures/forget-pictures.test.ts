import { afterAll, expect, test } from 'vitest'
import { shiftedClock } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { acceptPicture } from './accept-picture.ts'
import { attachPictures } from './attach-pictures.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { forgetPictures, forgetPicturesOf } from './forget-pictures.ts'
import { pictureJobs } from './jobs.ts'
import { pictureKey } from './serving/picture-keys.ts'
import { picturesOf } from './serving/pictures-of.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { listing, openPictures, storedObjects } from './testing.ts'

const { ctx, ownerId, close } = await openPictures()
afterAll(close)

const accept = async (bytes?: Buffer) => acceptPicture(ctx, { ownerId, bytes: bytes ?? (await freshPhoto()) })
const later = (hours: number): Context => ({ ...ctx, clock: shiftedClock(ctx.clock, hours * 3_600_000) })
const rowsOf = async (digest: string) =>
  (await ctx.db.selectFrom('pictures').select('id').where('digest', '=', digest).execute()).length

test('bytes stay while another picture needs them', async () => {
  const bytes = await freshPhoto()
  const first = await accept(bytes)
  const second = await accept(bytes)
  await forgetPictures(ctx, { pictureIds: [first.id] })
  expect(await storedObjects(ctx, first.digest)).toBe(6)
  await forgetPictures(ctx, { pictureIds: [second.id] })
  expect(await storedObjects(ctx, first.digest)).toBe(0)
})

test('a listing takes all its pictures with it', async () => {
  const listingId = await listing(ctx, ownerId)
  const pictures = [await accept(), await accept()]
  await attachPictures(ctx, { listingId, ownerId, pictureIds: pictures.map(({ id }) => id) })
  await forgetPicturesOf(ctx, { listingId })
  expect((await picturesOf(ctx, [listingId])).get(listingId)).toEqual([])
  expect(await Promise.all(pictures.map(({ digest }) => storedObjects(ctx, digest)))).toEqual([0, 0])
})

test('what a transaction removed and rolled back is whole again', async () => {
  const { id, digest } = await accept()
  const undone = inTransaction(ctx, async (ctx) => {
    await forgetPictures(ctx, { pictureIds: [id] })
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  expect([await rowsOf(digest), await storedObjects(ctx, digest)]).toEqual([1, 6])
})

test('a photo that is accepted while its bytes are being removed is stored again', async () => {
  const bytes = await freshPhoto()
  const { id, digest } = await accept(bytes)
  const started = Promise.withResolvers<void>()
  const stored = Promise.withResolvers<void>()
  const removing: Context['storage'] = {
    ...ctx.storage,
    async remove(key) {
      started.resolve()
      await stored.promise
      await ctx.storage.remove(key)
    },
  }
  const forgetting = forgetPictures({ ...ctx, storage: removing }, { pictureIds: [id] })
  await started.promise
  const accepting = accept(bytes)
  setTimeout(stored.resolve, 300)
  await Promise.all([forgetting, accepting])
  expect([await rowsOf(digest), await storedObjects(ctx, digest)]).toEqual([1, 6])
})

test('a picture that belongs to no listing for a day is swept, others stay', async () => {
  const listingId = await listing(ctx, ownerId)
  const attached = await accept()
  await attachPictures(ctx, { listingId, ownerId, pictureIds: [attached.id] })
  const orphan = await accept()
  await sweepOrphans(later(23))
  expect(await storedObjects(ctx, orphan.digest)).toBe(6)
  await pictureJobs['sweep-strays']?.(later(25), {})
  expect([await rowsOf(orphan.digest), await storedObjects(ctx, orphan.digest)]).toEqual([0, 0])
  expect([await rowsOf(attached.digest), await storedObjects(ctx, attached.digest)]).toEqual([1, 6])
})

test('bytes that a kill left without a row are swept, unless there is not one row', async () => {
  const left = 'ab'.repeat(16)
  await ctx.storage.put(pictureKey(left, 'small', 'jpg'), Buffer.from('left behind'))
  await ctx.db.deleteFrom('pictures').execute()
  await sweepOrphans(ctx)
  expect(await storedObjects(ctx, left)).toBe(1)
  const { digest } = await accept()
  await sweepOrphans(ctx)
  expect([await storedObjects(ctx, left), await storedObjects(ctx, digest)]).toEqual([0, 6])
})
