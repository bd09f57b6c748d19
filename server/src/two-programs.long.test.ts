import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { endPictureProcess } from '#pictures'
import { incomingPrefix } from '#platform/storage'
import { cameraPhoto, freshPhoto } from './pictures/encoding/testing-photos.ts'
import { sender } from './pictures/uploads/testing-uploads.ts'
import { openBucket } from './platform/storage/testing.ts'
import { someone, testProgram } from './testing.ts'
import { secondProgram } from './testing-second-program.ts'

const bucket = await openBucket()
let one: Awaited<ReturnType<typeof testProgram>>
let other: Awaited<ReturnType<typeof secondProgram>>
let person: Person

beforeAll(async () => {
  one = await testProgram({ ...bucket.env, LIMITS: 'on' })
  other = await secondProgram(one)
  person = await someone(one.ctx)
})
afterAll(async () => {
  await endPictureProcess()
  await other.close()
  await one.close()
  await bucket.close()
})

test('a photo that is begun at one program is finished at the other and shown to its owner by both', async () => {
  const [first, second] = [await sender(one, person), await sender(other, person)]
  const bytes = await cameraPhoto(400, 200)
  const upload = await first.start(bytes)
  expect(upload.direct_upload.url).toContain(bucket.config.endpoint)
  expect(await first.put(upload, bytes)).toBe(200)
  const [{ status, image }, again] = [await second.finish(upload), await first.finish(upload)]
  expect([status, again.image]).toEqual([200, image])
  for (const address of [image.large, image.webp.small]) {
    const [here, there] = await Promise.all([one, other].map(({ app }) => app.inject(address)))
    expect([here?.statusCode, there?.statusCode]).toEqual([200, 200])
    expect(here?.rawPayload.equals(there?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect(there?.headers).toMatchObject({
      'content-length': String(here?.rawPayload.length),
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  }
  expect(await Array.fromAsync(one.ctx.storage.list(incomingPrefix))).toEqual([])
})

test('a photo that is finished at both at once is one image', async () => {
  const [here, there] = [await sender(one, person), await sender(other, person)]
  const bytes = await freshPhoto()
  const upload = await here.start(bytes, 'image/png')
  await here.put(upload, bytes)
  const both = await Promise.all([here.finish(upload), there.finish(upload)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.image).toEqual(both[1]?.image)
})
