import { afterAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { endPictureProcess } from '#pictures'
import { signedIn, someone, testProgram } from '../../testing.ts'
import { blobOf } from './testing-uploads.ts'

const program = await testProgram({ LIMITS: 'on' })
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

const blob = blobOf(Buffer.from('a photo'))

async function start(headers: Record<string, string>, change: object) {
  const payload = { blob: { ...blob, ...change } }
  return program.app.inject({ method: 'POST', url: '/v1/storage/direct_uploads', headers, payload })
}

const asPerson = async (person?: Person) => signedIn(program.ctx, person ?? (await someone(program.ctx)))

test('[WIZ-11] an upload answers by what it is named, where its bytes go and with which headers', async () => {
  const { data } = (await start(await asPerson(), {})).json()
  expect(data).toEqual({
    signed_id: expect.stringMatching(/^[\w-]{43}$/),
    direct_upload: {
      url: expect.stringMatching(/^\/v1\/storage\/uploads\/\d+\?signature=[\w-]{43}$/),
      headers: { 'content-type': 'image/jpeg', 'content-md5': blob.checksum },
    },
  })
  expect(data.direct_upload.url).not.toContain(data.signed_id)
})

test.each([
  [{ byte_size: 15 * 1024 * 1024 + 1 }, 'byte_size', 'This photo is larger than 15 MB. Please choose a smaller one.'],
  [{ content_type: 'image/gif' }, 'content_type', 'Only JPEG and PNG photos can be used.'],

  [{ checksum: 'abc' }, 'checksum', 'The checksum is the base64 of an MD5'],
])('an upload that cannot be a photo is refused at its field: %j', async (change, field, sentence) => {
  const refused = await start(await asPerson(), change)
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { [field]: [sentence] }])
})

test('each person may send 30 photos in half an hour', async () => {
  const now = new Date()
  program.ctx.clock = { now: () => now }
  const headers = await asPerson()
  for (let photo = 0; photo < 30; photo++) expect((await start(headers, {})).statusCode).toBe(200)
  const refused = await start(headers, {})
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await start(await asPerson(), {})).statusCode).toBe(200)
})
