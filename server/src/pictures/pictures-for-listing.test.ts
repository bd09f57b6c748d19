import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { endPictureProcess } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { someListing, someone, testProgram } from '../testing.ts'
import { attachPictures } from './attach-pictures.ts'
import { colourAt, freshPhoto, redAndBlue } from './encoding/testing-photos.ts'
import { forgetPictures } from './forget-pictures.ts'
import { type ImageReference, picturesForListing } from './pictures-for-listing.ts'
import { picturesOf } from './serving/pictures-of.ts'
import { sender } from './uploads/testing-uploads.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let ctx: Context
let person: Person
let own: Awaited<ReturnType<typeof sender>>

beforeAll(async () => {
  program = await testProgram()
  ctx = program.ctx
  person = await someone(ctx)
  own = await sender(program, person)
})
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

/** Somebody waits for all of it. */
const { signal } = new AbortController()

/** A finished upload: its signed id, and the id of its picture. */
async function uploaded(by = own) {
  const { signedId, image } = await by.send(await freshPhoto(), 'image/png')
  return { signedId, id: image.image_id }
}

const errorsFor = (images: ImageReference[], listingId?: number) =>
  picturesForListing(ctx, { person, signal, images, ...(listingId !== undefined && { listingId }) }).then(
    () => undefined,
    (error) => error.errors,
  )

test('signed ids become their pictures, in the order of the form', async () => {
  const [one, two] = [await uploaded(), await uploaded()]
  const images = [{ signed_id: two.signedId, rotation: 0 as const }, one.signedId]
  expect(await picturesForListing(ctx, { person, signal, images })).toEqual({
    pictureIds: [two.id, one.id],
    replaced: [],
  })
  expect(await picturesForListing(ctx, { person, signal, images: [] })).toEqual({ pictureIds: [], replaced: [] })
})

test('an edited listing keeps its own, by image id or by the upload they came from, beside new ones', async () => {
  const [one, two, three] = [await uploaded(), await uploaded(), await uploaded()]
  const listingId = await someListing(ctx, person, { pictureIds: [one.id, two.id] })
  const images = [three.signedId, two.id, { image_id: one.id, rotation: 0 as const }]
  const prepared = await picturesForListing(ctx, { person, signal, listingId, images })
  expect(prepared).toEqual({ pictureIds: [three.id, two.id, one.id], replaced: [] })
  const byUpload = await picturesForListing(ctx, { person, signal, listingId, images: [two.signedId] })
  expect(byUpload).toEqual({ pictureIds: [two.id], replaced: [] })
})

test('[WIZ-04] a photo that was rotated is a new picture, rotated in its pixels, in the place of the old one', async () => {
  const { signedId, image } = await own.send(await (await redAndBlue(400, 200)).png().toBuffer(), 'image/png')
  const before = await picturesForListing(ctx, { person, signal, images: [{ signed_id: signedId, rotation: 90 }] })
  expect(before.replaced).toEqual([])
  const listingId = await someListing(ctx, person, { pictureIds: before.pictureIds })
  const [rotated] = (await picturesOf(ctx, [listingId])).get(listingId) ?? []
  expect([rotated?.id === image.image_id, rotated?.width, rotated?.height]).toEqual([false, 200, 400])

  await ctx.db.updateTable('pictures').set({ alt: 'A red and blue flag' }).execute()
  const images = [{ image_id: rotated?.id ?? 0, rotation: 180 as const }]
  const { pictureIds, replaced } = await picturesForListing(ctx, { person, signal, listingId, images })
  expect(replaced).toEqual(before.pictureIds)
  await inTransaction(ctx, async (ctx) => {
    await attachPictures(ctx, { listingId, ownerId: person.id, pictureIds })
    await forgetPictures(ctx, { pictureIds: replaced })
  })
  const [after, ...others] = (await picturesOf(ctx, [listingId])).get(listingId) ?? []
  expect([after?.id, after?.alt, others]).toEqual([pictureIds[0], 'A red and blue flag', []])
  const large = (await program.app.inject(`/pictures/${after?.digest}-1600.jpg`)).rawPayload
  expect([await colourAt(large, 50, 10), await colourAt(large, 50, 90)]).toEqual(['blue', 'red'])
})

const photoGoneErrors = { images: ['A photo is no longer there. Please add it again.'] }

test("somebody else's photos, and none that never were, are refused", async () => {
  const other = await someone(ctx)
  const theirs = await uploaded(await sender(program, other))
  const theirListing = await someListing(ctx, other, { pictureIds: [theirs.id] })
  for (const image of [
    theirs.signedId,
    theirs.id,
    'none',
    987_654,
    -1,
    { image_id: theirs.id, rotation: 90 } as const,
  ]) {
    expect(await errorsFor([image])).toEqual(photoGoneErrors)
    expect(await errorsFor([image], theirListing)).toEqual(photoGoneErrors)
  }
})

test('a photo of another listing is refused, and so is an image id that belongs to none', async () => {
  const [used, free] = [await uploaded(), await uploaded()]
  const first = await someListing(ctx, person, { pictureIds: [used.id] })
  const second = await someListing(ctx, person)
  expect(await errorsFor([used.signedId])).toEqual(photoGoneErrors)
  expect(await errorsFor([used.signedId], second)).toEqual(photoGoneErrors)
  expect(await errorsFor([used.id], second)).toEqual(photoGoneErrors)
  expect(await errorsFor([free.id])).toEqual(photoGoneErrors)
  expect(await errorsFor([used.id, free.signedId], first)).toBeUndefined()
})

test('the same photo twice is refused, by whatever it is named', async () => {
  const one = await uploaded()
  const listingId = await someListing(ctx, person, { pictureIds: [one.id] })
  const twice = { images: ['The same photo is there twice. Please remove one of them.'] }
  expect(await errorsFor([one.signedId, one.signedId], listingId)).toEqual(twice)
  expect(await errorsFor([one.id, { signed_id: one.signedId, rotation: 90 }], listingId)).toEqual(twice)
})

test('a photo that is not finished is refused until it is', async () => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  const notFinished = { images: ['A photo is still on its way. Please wait until it has arrived.'] }
  expect(await errorsFor([upload.signed_id])).toEqual(notFinished)
  await own.put(upload, bytes)
  expect(await errorsFor([upload.signed_id])).toEqual(notFinished)
  await own.finish(upload)
  expect(await errorsFor([upload.signed_id])).toBeUndefined()
})

test('eleven photos are refused, and ten are looked at', async () => {
  expect(await errorsFor(Array.from({ length: 10 }, (_, at) => -at))).toEqual(photoGoneErrors)
  expect(await errorsFor(Array.from({ length: 11 }, (_, at) => at))).toEqual({
    images: ['A listing has at most 10 photos.'],
  })
})
