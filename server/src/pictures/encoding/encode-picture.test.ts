import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { acceptPicture } from '../accept-picture.ts'
import { pictureKey, pictureKeys } from '../serving/picture-keys.ts'
import { openPictures } from '../testing.ts'
import type { PictureFormat, PictureSize } from './picture-sizes.ts'
import { colourAt, freshPhoto, noise, plain, redAndBlue } from './testing-photos.ts'

const { ctx, ownerId, close } = await openPictures()
afterAll(close)

async function stored(digest: string, size: PictureSize, format: PictureFormat = 'jpg'): Promise<Buffer> {
  return (await ctx.storage.read(pictureKey(digest, size, format))) ?? Buffer.alloc(0)
}

test('a photo is stored 240, 720 and 1600 px wide, as JPEG and as WebP', async () => {
  const picture = await acceptPicture(ctx, {
    ownerId,
    bytes: await noise(2000, 1500).jpeg().toBuffer(),
    alt: 'A walker',
  })
  const metadata = await Promise.all(
    pictureKeys(picture.digest).map(async (key) => sharp(await ctx.storage.read(key)).metadata()),
  )
  expect(metadata.map(({ format, width, height }) => `${format} ${width} × ${height}`)).toEqual([
    'jpeg 240 × 180',
    'webp 240 × 180',
    'jpeg 720 × 540',
    'webp 720 × 540',
    'jpeg 1600 × 1200',
    'webp 1600 × 1200',
  ])
  expect(picture).toMatchObject({ ownerId, listingId: null, width: 1600, height: 1200, alt: 'A walker', rotation: 0 })
})

test('a small photo is never enlarged and still has every name', async () => {
  const picture = await acceptPicture(ctx, { ownerId, bytes: await freshPhoto() })
  expect((await sharp(await stored(picture.digest, 'large')).metadata()).width).toBe(400)
  expect((await sharp(await stored(picture.digest, 'small', 'webp')).metadata()).width).toBe(400)
  expect((await sharp(await stored(picture.digest, 'thumbnail')).metadata()).width).toBe(240)
})

test('a photo stands as the camera was held', async () => {
  const bytes = await (await redAndBlue(400, 200)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const picture = await acceptPicture(ctx, { ownerId, bytes })
  expect(picture).toMatchObject({ width: 200, height: 400 })
  const large = await stored(picture.digest, 'large')
  expect([await colourAt(large, 50, 10), await colourAt(large, 50, 90)]).toEqual(['red', 'blue'])
})

test('a photo is rotated clockwise as its owner says, after the camera’s orientation, and has a name of its own', async () => {
  const bytes = await (await redAndBlue(400, 200)).jpeg().withMetadata({ orientation: 3 }).toBuffer()
  const upright = await acceptPicture(ctx, { ownerId, bytes })
  const rotated = await acceptPicture(ctx, { ownerId, bytes, rotation: 90 })
  const large = await stored(rotated.digest, 'large')
  expect([await colourAt(large, 50, 10), await colourAt(large, 50, 90)]).toEqual(['blue', 'red'])
  expect(rotated).toMatchObject({ rotation: 90, width: 200, height: 400 })
  expect(rotated.digest).not.toBe(upright.digest)
})

test('a large photo rotated sideways is 1600 px wide as well', async () => {
  const bytes = await plain(2400, 3200).jpeg().toBuffer()
  expect(await acceptPicture(ctx, { ownerId, bytes, rotation: 270 })).toMatchObject({ width: 1600, height: 1200 })
})

test('where a photo was taken, with what and by whom does not leave the house', async () => {
  const gps = {
    IFD0: { Make: 'Camera', Artist: 'Margaret' },
    IFD3: { GPSLatitude: '49/1 16/1 0/1', GPSLatitudeRef: 'N' },
  }
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'
  const bytes = await plain(900, 600).jpeg().withExif(gps).withIccProfile('p3').withXmp(xmp).toBuffer()
  const before = await sharp(bytes).metadata()
  expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)
  const { digest } = await acceptPicture(ctx, { ownerId, bytes })
  for (const key of pictureKeys(digest)) {
    const object = (await ctx.storage.read(key)) ?? Buffer.alloc(0)
    const { exif, icc, xmp: xmpAfter, iptc, comments, orientation } = await sharp(object).metadata()
    expect([exif, icc, xmpAfter, iptc, comments, orientation]).toEqual(Array(6).fill(undefined))
    expect(object.includes('Margaret')).toBe(false)
  }
})

test('a colour profile is converted to plain sRGB colours', async () => {
  const green = await plain(64, 64, '#00c000').jpeg({ quality: 100 }).withIccProfile('p3').toBuffer()
  const { digest } = await acceptPicture(ctx, { ownerId, bytes: green })
  const { channels } = await sharp(await stored(digest, 'large')).stats()
  expect(channels[1]?.mean).toBeCloseTo(192, -1)
})

test('what is transparent becomes white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const { digest } = await acceptPicture(ctx, { ownerId, bytes })
  expect(await colourAt(await stored(digest, 'large', 'jpg'), 50, 50)).toBe('white')
  expect(await colourAt(await stored(digest, 'large', 'webp'), 50, 50)).toBe('white')
})

test('a picture as tall as a tower fits into every format', async () => {
  const picture = await acceptPicture(ctx, { ownerId, bytes: await plain(900, 20_000).png().toBuffer() })
  expect(picture.height).toBe(6400)
})
