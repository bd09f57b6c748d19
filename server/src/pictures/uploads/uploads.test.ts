import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { endPictureProcess } from '#pictures'
import { incomingPrefix } from '#platform/storage'
import { openBucket } from '../../platform/storage/testing.ts'
import { someone, testProgram } from '../../testing.ts'
import { cameraPhoto, colourAt, freshPhoto } from '../encoding/testing-photos.ts'
import { sender } from './testing-uploads.ts'

const bucket = await openBucket()
afterAll(async () => {
  await endPictureProcess()
  await bucket.close()
})

const stores = [
  { store: 'a folder', env: {} },
  { store: 'a bucket', env: bucket.env },
]

describe.each(stores)('photos that are sent to $store', ({ env }) => {
  let program: Awaited<ReturnType<typeof testProgram>>
  let person: Person
  let own: Awaited<ReturnType<typeof sender>>

  beforeAll(async () => {
    program = await testProgram(env)
    person = await someone(program.ctx)
    own = await sender(program, person)
  })
  afterAll(() => program.close())

  const incoming = () => Array.fromAsync(program.ctx.storage.list(incomingPrefix))
  const shown = async (address: string) => (await program.app.inject(address)).rawPayload
  const picturesOf = async ({ id }: Person) =>
    (await program.ctx.db.selectFrom('pictures').select('id').where('owner_id', '=', id).execute()).length

  test('[WIZ-11] a photo as a telephone takes it becomes an image, upright, without a trace of place or camera', async () => {
    const taken = await cameraPhoto(800, 400)
    expect([(await sharp(taken).metadata()).orientation, taken.includes('Camera')]).toEqual([6, true])
    const { status, image } = await own.send(taken)
    expect(status).toBe(200)
    expect(image).toMatchObject({ width: 400, height: 800, alt: '', rotation_origin: 0, image_id: expect.any(Number) })
    for (const address of [image.thumbnail, image.small, image.large, ...Object.values(image.webp)]) {
      const bytes = await shown(address)
      const { exif, xmp, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, orientation, bytes.includes('Camera')]).toEqual([undefined, undefined, undefined, false])
    }
    const large = await shown(image.large)
    expect([await colourAt(large, 50, 10), await colourAt(large, 50, 90)]).toEqual(['red', 'blue'])
    expect(await incoming()).toEqual([])
  })

  test('a PNG with transparency becomes white where one saw through it', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = sharp({ create: { width: 300, height: 200, channels: 4, background: clear } }).png()
    const { image } = await own.send(await png.toBuffer(), 'image/png')
    expect(await colourAt(await shown(image.large), 50, 50)).toBe('white')
  })

  test('finishing again, or twice at once, answers the same image', async () => {
    const other = await someone(program.ctx)
    const { start, put, finish } = await sender(program, other)
    const bytes = await freshPhoto()
    const upload = await start(bytes, 'image/png')
    await put(upload, bytes)
    const both = await Promise.all([finish(upload), finish(upload), finish(upload)])
    const again = await finish(upload)
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set([...both, again].map(({ image }) => image.image_id)).size).toBe(1)
    expect([await picturesOf(other), await incoming()]).toEqual([1, []])
  })

  test('a photo that has not arrived yet may still arrive', async () => {
    const bytes = await freshPhoto()
    const upload = await own.start(bytes, 'image/png')
    const early = await own.finish(upload)
    expect(early).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: { images: ['The photo has not arrived yet. Please try again.'] },
    })
    await own.put(upload, bytes)
    expect((await own.finish(upload)).status).toBe(200)
  })

  test.each([
    ['a web page', /^Only JPEG and PNG photos can be used\.$/, async () => Buffer.from('<!doctype html><script>')],
  ])('%s that says it is a JPEG is refused, and nothing of it is stored', async (_what, sentence, make) => {
    const other = await someone(program.ctx)
    const refused = await (await sender(program, other)).send(await make())
    expect(refused).toMatchObject({ status: 422, errors: { images: [expect.stringMatching(sentence)] } })
    expect([await picturesOf(other), await incoming()]).toEqual([0, []])
    const again = await (await sender(program, other)).finish({ signed_id: refused.signedId })
    expect(again.status).toBe(404)
  })

  test('other bytes than were promised, which a careless store let in, are refused and removed', async () => {
    const bytes = await freshPhoto()
    for (const wrong of [Buffer.concat([bytes, bytes]), Buffer.from(bytes).fill(0, 60)]) {
      const upload = await own.start(bytes, 'image/png')
      await own.put(upload, bytes)
      const [key = ''] = await incoming()
      await program.ctx.storage.put(key, wrong)
      const { status, errors } = await own.finish(upload)
      expect([status, errors]).toEqual([422, { images: [expect.stringContaining('did not arrive as it was sent')] }])
      expect(await incoming()).toEqual([])
    }
  })

  test('nobody finishes another’s upload, or one that never was', async () => {
    const bytes = await freshPhoto()
    const upload = await own.start(bytes, 'image/png')
    await own.put(upload, bytes)
    const stranger = await sender(program, await someone(program.ctx))
    expect([(await stranger.finish(upload)).status, (await own.finish({ signed_id: 'none' })).status]).toEqual([
      404, 404,
    ])
    expect((await own.finish(upload)).status).toBe(200)
  })
})
