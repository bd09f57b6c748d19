import { afterAll, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { someListing, someone, testProgram } from '../testing.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { type ImageReference, picturesForListing } from './pictures-for-listing.ts'
import { sender } from './uploads/testing-uploads.ts'

const program = await testProgram()
const ctx = program.ctx
const person = await someone(ctx)
const own = await sender(program, person)
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

test('an edited listing keeps its own, by image id or by the upload they came from, beside new ones', async () => {
  const [one, two, three] = [await uploaded(), await uploaded(), await uploaded()]
  const listingId = await someListing(ctx, person, { pictureIds: [one.id, two.id] })
  const images = [three.signedId, two.id, { image_id: one.id, rotation: 0 as const }]
  const prepared = await picturesForListing(ctx, { person, signal, listingId, images })
  expect(prepared).toEqual({ pictureIds: [three.id, two.id, one.id], replaced: [] })
  const byUpload = await picturesForListing(ctx, { person, signal, listingId, images: [two.signedId] })
  expect(byUpload).toEqual({ pictureIds: [two.id], replaced: [] })
})

const photoGoneErrors = { images: ['A photo is no longer there. Please add it again.'] }

test("somebody else's photos, and none that never were, are refused", async () => {
  const other = await someone(ctx)
  const theirs = await uploaded(await sender(program, other))
  const theirListing = await someListing(ctx, other, { pictureIds: [theirs.id] })
  for (const image of [theirs.signedId, theirs.id, 'none', 987_654, { image_id: theirs.id, rotation: 90 } as const]) {
    expect(await errorsFor([image])).toEqual(photoGoneErrors)
    expect(await errorsFor([image], theirListing)).toEqual(photoGoneErrors)
  }
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
