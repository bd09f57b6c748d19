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
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), ''],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), ''],
  ['an empty file', Buffer.alloc(0), ''],
  ['a GIF', await plain(20, 20).gif().toBuffer(), ' This one is a GIF picture. Take a screenshot'],
  ['a WebP', await plain(20, 20).webp().toBuffer(), ' This one is a WebP picture, as chat apps save them.'],

  ['an iPhone’s photo', Buffer.from('\0\0\0 ftypheic', 'latin1'), ' This one is in Apple’s HEIC format. On an iPhone,'],
  ['a video', Buffer.from('\0\0\0 ftypmp42', 'latin1'), ' This one is a video.'],

  ['a PDF', Buffer.from('%PDF-1.7'), ' This one is a PDF document.'],
])('%s is refused whatever its name says, in words that name it', async (_what, bytes, kind) => {
  await expectRefusal(bytes, new RegExp(`^Only JPEG and PNG photos can be used\\.${kind || '$'}`))
})

test.each([
  ['a JPEG of which the end is missing', photo.subarray(0, photo.length * 0.7)],

  ['a JPEG whose second half never arrived', Buffer.from(photo).fill(0, half)],

  ['a PNG of which the end is missing', drawing.subarray(0, drawing.length - 30)],
  [
    'a web page that begins as a JPEG',
    Buffer.concat([photo.subarray(0, 3), Buffer.from('<!doctype html>'.repeat(20))]),
  ],
])('%s is refused as damaged', async (_what, bytes) => {
  await expectRefusal(bytes, /damaged or incomplete/)
})

test('a JPEG of 52 megapixels is refused, and a PNG of 41', async () => {
  await expectRefusal(await plain(8_400, 6_200).jpeg().toBuffer(), /a JPEG can have 50 megapixels/)
  const large = withPngHeader(drawing, (header) => {
    header.writeUInt32BE(8_200, 0)
    header.writeUInt32BE(5_000, 4)
  })
  await expectRefusal(large, /a PNG 40/)
})

test('a small PNG that claims 30,000 × 30,000 pixels is refused', async () => {
  const bomb = withPngHeader(drawing, (header) => {
    header.writeUInt32BE(30_000, 0)
    header.writeUInt32BE(30_000, 4)
  })
  await expectRefusal(bomb, /a JPEG can have 50 megapixels/)
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
