import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { acceptPicture } from './accept-picture.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { servePictures } from './routes.ts'
import { pictureAddress } from './serving/picture-addresses.ts'
import { pictureKey } from './serving/picture-keys.ts'
import { openPictures } from './testing.ts'

const { ctx, ownerId, close } = await openPictures()
const app = fastify()
/** The pictures that public listings show. */
const listed = new Set<string>()
await servePictures(app, ctx, async () => listed)
afterAll(async () => {
  await app.close()
  await close()
})

const { digest } = await acceptPicture(ctx, { ownerId, bytes: await freshPhoto() })
listed.add(digest)
const small = (await ctx.storage.read(pictureKey(digest, 'small', 'webp'))) ?? Buffer.alloc(0)
const address = pictureAddress(digest, 'small', 'webp')

test('a picture may be cached for ever, and can do nothing but be seen', async () => {
  const { rawPayload, headers } = await app.inject(address)
  expect(rawPayload.equals(small)).toBe(true)
  expect(headers).toMatchObject({
    'content-length': String(small.length),
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    // A mail program that is a site shows it in a mail.
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${digest}-720.webp"`,
  })
})

test.each(['"x", {tag}', 'W/{tag}', '*'])('a browser that has the picture (%s) is not sent it again', async (tags) => {
  const tag = `"${digest}-720.webp"`
  const { statusCode, rawPayload } = await app.inject({
    url: address,
    headers: { 'if-none-match': tags.replace('{tag}', tag) },
  })
  expect([statusCode, rawPayload.length]).toEqual([304, 0])
})

test.each([
  ['a picture that is not there', `/pictures/${'0'.repeat(32)}-720.webp`],
  ['a width that is not stored', `/pictures/${digest}-721.webp`],
  ['an ending that is not stored', `/pictures/${digest}-720.png`],
  ['a way out of the folder', '/pictures/..%2f..%2fetc%2fpasswd'],
  ['capital letters', `/pictures/${digest.toUpperCase()}-720.WEBP`],
])('%s is not found', async (_what, url) => {
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers['cache-control']]).toEqual([404, undefined])
})
