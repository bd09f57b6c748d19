import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { acceptPicture } from '../accept-picture.ts'
import { openPictures } from '../testing.ts'
import { moving, noise, plain, withPngHeader } from './testing-photos.ts'

const { ctx, ownerId, close } = await openPictures()
afterAll(close)

async function expectRefusal(bytes: Buffer, sentence: RegExp): Promise<void> {
  const refusal = await acceptPicture(ctx, { ownerId, bytes }).catch((error) => error)
  expect(refusal).toMatchObject({ code: 'invalid', errors: { images: [expect.stringMatching(sentence)] } })
  expect(await ctx.db.selectFrom('pictures').select('id').execute()).toEqual([])
  expect(await Array.fromAsync(ctx.storage.list(''))).toEqual([])
}

const photo = await noise(800, 600).jpeg().toBuffer()
const half = photo.length >> 1
const drawing = await plain(60, 40).png().toBuffer()

test('a file of more than 15 MB is refused before it is read', async () => {
  await expectRefusal(Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)]), /larger than 15 MB/)
})

test.each([
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', await plain(20, 20).gif().toBuffer()],
  ['a WebP', await plain(20, 20).webp().toBuffer()],
  ['a TIFF', await plain(20, 20).tiff().toBuffer()],
  ['an empty file', Buffer.alloc(0)],
])('%s is refused whatever its name says', async (_what, bytes) => {
  await expectRefusal(bytes, /^Only JPEG and PNG photos can be used\.$/)
})

test.each([
  ['a JPEG of which the end is missing', photo.subarray(0, photo.length * 0.7)],
  ['a JPEG of which only the start is there', photo.subarray(0, 40)],
  ['a JPEG whose second half never arrived', Buffer.from(photo).fill(0, half)],
  ['a JPEG that says in its middle that it ends', Buffer.from(photo).fill('ffd9', half, half + 2, 'hex')],
  ['a PNG of which the end is missing', drawing.subarray(0, drawing.length - 30)],
  [
    'a web page that begins as a JPEG',
    Buffer.concat([photo.subarray(0, 3), Buffer.from('<!doctype html>'.repeat(20))]),
  ],
  ['a GIF that begins as a PNG', Buffer.concat([drawing.subarray(0, 8), await plain(20, 20).gif().toBuffer()])],
])('%s is refused as damaged', async (_what, bytes) => {
  await expectRefusal(bytes, /damaged or incomplete/)
})

test('a photo of 41 megapixels is refused', async () => {
  await expectRefusal(await plain(8200, 5000).jpeg().toBuffer(), /more than 40 megapixels/)
})

test('a small PNG that claims 30,000 × 30,000 pixels is refused', async () => {
  const bomb = withPngHeader(drawing, (header) => {
    header.writeUInt32BE(30_000, 0)
    header.writeUInt32BE(30_000, 4)
  })
  await expectRefusal(bomb, /more than 40 megapixels/)
})

test('a moving PNG is refused', async () => {
  await expectRefusal(moving(drawing), /stands still/)
})

test('a file whose header is slightly wrong, as telephones write them, is taken while all of it is there', async () => {
  const odd = Buffer.from(photo)
  const scan = odd.indexOf(Buffer.from([0xff, 0xda]))
  odd[scan + 2 + odd.readUInt16BE(scan + 2) - 2] = 0
  await expect(sharp(odd, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('Invalid SOS')
  await expectRefusal(odd.subarray(0, odd.length * 0.7), /damaged or incomplete/)
  expect(await acceptPicture(ctx, { ownerId, bytes: odd })).toMatchObject({ width: 800, height: 600 })
})

test('a file of 15 MB to the byte is taken', async () => {
  const bytes = Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024 - photo.length)])
  expect(await acceptPicture(ctx, { ownerId, bytes })).toMatchObject({ width: 800, height: 600 })
})
