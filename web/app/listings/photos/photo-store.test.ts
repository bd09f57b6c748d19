import { expect, test } from 'vitest'
import type { UploadError, Uploaded } from '../../uploads/upload-photo.ts'
import { imagesOf } from './photo.ts'
import { PhotoStore } from './photo-store.ts'
import { photosNote, statusLabel } from './photo-texts.ts'

const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })

type End = (done: Uploaded | UploadError) => void

/** A store whose uploads end when the test ends them. */
function storeAndUploads() {
  const uploads: { name: string; signedId: string | undefined; end: End; onStep: (step: object) => void }[] = []
  const store = new PhotoStore([], {
    preview: async () => undefined,
    upload: (file, signedId, onStep) =>
      new Promise((end) => uploads.push({ name: file.name, signedId, end, onStep: onStep as (step: object) => void })),
  })
  return { store, uploads }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const image = (id: number) => ({ image_id: id }) as Uploaded['image']

test('[WIZ-14] two photos are sent at once, each with its status and progress; the next follows', async () => {
  const { store, uploads } = storeAndUploads()
  await store.add([jpeg('a'), jpeg('b'), jpeg('c')])
  expect(uploads.map(({ name }) => name)).toEqual(['a', 'b'])
  uploads[0]?.onStep({ progress: 64 })
  expect(store.getState().photos.map(statusLabel)).toEqual(['Uploading, 64%', 'Uploading, 0%', 'Uploading, 0%'])
  uploads[0]?.end({ signed_id: 'A', image: image(1) })
  await settled()
  expect(uploads.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(store.getState().photos.map(({ status }) => status)).toEqual(['success', 'uploading', 'uploading'])
})

test('[WIZ-11] a photo that failed says so and may be tried again; what had arrived is not sent twice', async () => {
  const { store, uploads } = storeAndUploads()
  await store.add([jpeg('a')])
  uploads[0]?.onStep({ signedId: 'A' })
  uploads[0]?.end({ error: 'The connection was lost.', mayRetry: true, isTransient: true, signedId: 'A' })
  await settled()
  const [photo] = store.getState().photos
  expect(photo && statusLabel(photo)).toBe('Not uploaded. The connection was lost.')
  expect(photosNote(store.getState().photos)).toBe('1 photo failed. You can go on without it.')
  store.retryTransient()
  expect(uploads[1]?.signedId).toBe('A')
})

test('[WIZ-04] [RULE-05] JPEG and PNG only, by what is in the file; at most ten', async () => {
  const { store } = storeAndUploads()
  await store.add([new File(['hello'], 'a.jpg', { type: 'image/jpeg' }), jpeg('b')])
  expect(store.getState().refused).toEqual([{ name: 'a.jpg', error: 'Only JPEG and PNG photos can be used.' }])
  await store.add(Array.from({ length: 12 }, (_, at) => jpeg(`${at}`)))
  expect(store.getState().photos).toHaveLength(10)
  expect(store.getState().refused).toHaveLength(3)
  expect(store.getState().refused[0]?.error).toBe('A listing has at most 10 photos.')
})

test('[WIZ-04] order and rotation are sent along; a photo that did not arrive is left out', async () => {
  const { store, uploads } = storeAndUploads()
  await store.add([jpeg('a'), jpeg('b')])
  for (const [at, { end }] of uploads.entries()) end({ signed_id: `signed ${at}`, image: image(at) })
  await settled()
  await store.add([jpeg('c')])
  const [first, second] = store.getState().photos
  store.move(second?.id ?? '', 0)
  for (let turn = 0; turn < 5; turn++) store.rotate(first?.id ?? '')
  expect(imagesOf(store.getState().photos)).toEqual([
    { signed_id: 'signed 1', rotation: 0 },
    { signed_id: 'signed 0', rotation: 90 },
  ])
})
