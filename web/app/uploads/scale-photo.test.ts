import { expect, test } from 'vitest'
import { fileError } from './photo-kind.ts'
import { pixelsOf } from './upload-photo.ts'

const bytes = (...parts: (number | string)[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array([part]))),
    'photo.jpg',
  )
const exif = [0xff, 0xe1, 0, 8, 'Exif', 0, 0]

test('how many megapixels a photo has is read from its header, before anything is decoded', async () => {
  const frame = [0xff, 0xc0, 0, 11, 8, 0x17, 0xa0, 0x1f, 0x80, 1]
  expect(await pixelsOf(bytes(0xff, 0xd8, ...exif, ...frame))).toBe(6048 * 8064)
  expect(await pixelsOf(bytes(0xff, 0xd8, ...exif, 0xff, ...frame))).toBe(6048 * 8064)
  const png = [0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR', 0, 0, 2, 0xd0, 0, 0, 2, 0x80]
  expect(await pixelsOf(bytes(...png))).toBe(720 * 640)
  expect(await pixelsOf(bytes(0xff, 0xd8, ...exif, 'not a segment of a JPEG'))).toBeUndefined()
})

test.each([
  ['a WebP picture', bytes('RIFF', 0x60, 1, 0, 0, 'WEBPVP8 '), /WebP picture.*save it as JPEG/],
  ['an AVIF picture', bytes(0, 0, 0, 32, 'ftypavif'), /AVIF picture.*save it as JPEG/],
  ['a photo of an iPhone', bytes(0, 0, 0, 32, 'ftypheic'), /Apple’s HEIC format.*Most Compatible/],
])('[RULE-05] %s named .jpg is refused before it is sent, with its kind and what to do', async (_, file, error) => {
  expect(await fileError(file)).toMatch(error)
})
