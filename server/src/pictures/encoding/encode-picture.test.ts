import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Context } from '#platform/context'
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

test('a photo is rotated clockwise as its owner says, after the camera’s orientation, and has a name of its own', async () => {
  const bytes = await (await redAndBlue(400, 200)).jpeg().withMetadata({ orientation: 3 }).toBuffer()
  const upright = await acceptPicture(ctx, { ownerId, bytes })
  const rotated = await acceptPicture(ctx, { ownerId, bytes, rotation: 90 })
  const large = await stored(rotated.digest, 'large')
  expect([await colourAt(large, 50, 10), await colourAt(large, 50, 90)]).toEqual(['blue', 'red'])
  expect(rotated).toMatchObject({ rotation: 90, width: 200, height: 400 })
  expect(rotated.digest).not.toBe(upright.digest)
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

test('the same photo sent twice, one after the other or at once, has a row for each time and one digest', async () => {
  const bytes = await freshPhoto()
  const [first, second] = await Promise.all([1, 2].map(() => acceptPicture(ctx, { ownerId, bytes })))
  const third = await acceptPicture(ctx, { ownerId, bytes })
  expect(new Set([first?.id, second?.id, third.id]).size).toBe(3)
  expect([second?.digest, third.digest]).toEqual([first?.digest, first?.digest])
  expect(third).toMatchObject({ width: 400, height: 300 })
  // It is known by its bytes for ever: who sends it next year is not to store it again.
  expect(third.digest).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 32))
})

test('a photo of which one object is missing is encoded again', async () => {
  const bytes = await freshPhoto()
  const { digest } = await acceptPicture(ctx, { ownerId, bytes })
  await ctx.storage.remove(pictureKey(digest, 'small', 'webp'))
  await acceptPicture(ctx, { ownerId, bytes })
  expect(await ctx.storage.has(pictureKey(digest, 'small', 'webp'))).toBe(true)
})

test('of a photo for which the disk has no room nothing is known afterwards', async () => {
  const rows = async () => (await ctx.db.selectFrom('pictures').select('id').execute()).length
  const before = await rows()
  const full: Context['storage'] = {
    ...ctx.storage,
    async put(key, bytes) {
      if (key.endsWith('-240.webp')) throw new Error('The disk is full.')
      await ctx.storage.put(key, bytes)
    },
  }
  const accepting = acceptPicture({ ...ctx, storage: full }, { ownerId, bytes: await freshPhoto() })
  await expect(accepting).rejects.toThrow('The disk is full.')
  expect(await rows()).toBe(before)
})
