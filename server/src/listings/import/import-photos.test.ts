import { rm } from 'node:fs/promises'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { freshPhoto, noise } from '../../pictures/encoding/testing-photos.ts'
import { cane, csv, folderWith, openImports, runImport, storedListings } from './testing.ts'

const { ctx, close } = await openImports()
const folders: string[] = []
afterAll(async () => {
  await close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

const good = await noise(600, 400).jpeg().toBuffer()
const gps = { IFD0: { Artist: 'Margaret' }, IFD3: { GPSLatitude: '49/1 16/1 0/1', GPSLatitudeRef: 'N' } }

async function stored(): Promise<string[]> {
  return (await Array.fromAsync(ctx.storage.list(''))).sort()
}

test.each([
  ['truncated', good.subarray(0, good.length / 2), /damaged or incomplete/],
  ['disguised', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^photo\.jpg: Only JPEG and PNG/],

  ['larger than 15 MB', Buffer.concat([good, Buffer.alloc(pictureBytesLimit)]), /larger than 15 MB/],
])(
  'a row whose photograph is %s is refused whole, and nothing of its other photographs remains',
  async (name, bytes, sentence) => {
    const rows = csv(cane(name, 'fine.png|photo.jpg'), cane(`next to ${name}`, 'fine-too.png'))
    const files = {
      'listings.csv': rows,
      'photo.jpg': bytes,
      'fine.png': await freshPhoto(),
      'fine-too.png': await freshPhoto(),
    }
    folders.push(await folderWith(files))
    const before = { listings: await storedListings(ctx), stored: await stored() }
    const { outcomes, errors } = await runImport(ctx, folders.at(-1) as string)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refused', 'in'])
    expect(errors).toEqual([{ photos: [expect.stringMatching(sentence)] }])
    expect((await storedListings(ctx)).pictures).toBe(before.listings.pictures + 1)
    expect(await stored()).toHaveLength(before.stored.length + 6)
  },
)

test('where a photograph was taken does not come along', async () => {
  const bytes = await noise(640, 480).jpeg().withExif(gps).toBuffer()
  folders.push(await folderWith({ 'listings.csv': csv(cane('gps', 'home.jpg')), 'home.jpg': bytes }))
  const before = new Set(await stored())
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  expect((await runImport(ctx, folders.at(-1) as string)).counts).toMatchObject({ in: 1 })
  const added = (await stored()).filter((key) => !before.has(key))
  expect(added).toHaveLength(6)
  for (const key of added) expect((await sharp(await ctx.storage.read(key)).metadata()).exif).toBeUndefined()
})

test('photographs stand in the order of the row, the first as cover, and one named twice is there once', async () => {
  const photos = { 'a.png': await freshPhoto(), 'b.png': await freshPhoto() }
  folders.push(await folderWith({ 'listings.csv': csv(cane('order', 'b.png; A.png | b.png|a.png')), ...photos }))
  await runImport(ctx, folders.at(-1) as string)
  const rows = await ctx.db
    .selectFrom('pictures')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .select('digest')
    .where('reference', '=', 'order')
    .orderBy('position')
    .execute()
  folders.push(await folderWith({ 'listings.csv': csv(cane('alone', 'a.png')), ...photos }))
  await runImport(ctx, folders.at(-1) as string)
  const alone = await ctx.db
    .selectFrom('pictures')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .select('digest')
    .where('reference', '=', 'alone')
    .execute()
  expect(rows).toHaveLength(2)
  expect(rows[1]?.digest).toBe(alone[0]?.digest)
})
