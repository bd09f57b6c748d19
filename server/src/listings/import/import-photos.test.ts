import { rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { freshPhoto, moving, noise, plain, withPngHeader } from '../../pictures/encoding/testing-photos.ts'
import { cane, csv, folderWith, openImports, runImport, storedListings } from './testing.ts'

const { ctx, close } = await openImports()
const folders: string[] = []
afterAll(async () => {
  await close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

const good = await noise(600, 400).jpeg().toBuffer()
const gps = { IFD0: { Artist: 'Margaret' }, IFD3: { GPSLatitude: '49/1 16/1 0/1', GPSLatitudeRef: 'N' } }

/** Says that it is 20,000 × 10,000 px: what such a file would need is known before a pixel of it is read. */
const twoHundredMegapixels = withPngHeader(await plain(8, 8).png().toBuffer(), (header) => {
  header.writeUInt32BE(20_000, 0)
  header.writeUInt32BE(10_000, 4)
})

async function stored(): Promise<string[]> {
  return (await Array.fromAsync(ctx.storage.list(''))).sort()
}

test.each([
  ['truncated', good.subarray(0, good.length / 2), /damaged or incomplete/],
  ['disguised', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^photo\.jpg: Only JPEG and PNG/],
  ['a PDF', Buffer.from('%PDF-1.7 and so on'), /Only JPEG and PNG/],
  ['empty', Buffer.alloc(0), /Only JPEG and PNG/],
  ['of 200 megapixels', twoHundredMegapixels, /a JPEG can have 50 megapixels/],
  ['animated', moving(await freshPhoto()), /Moving pictures/],
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

test('a photograph that cannot be read any more is reported with its row, and the import goes on', async () => {
  const path = await folderWith({ 'listings.csv': csv(cane('gone', 'a.png'), cane('stays', 'b.png')) })
  folders.push(path)
  for (const name of ['a.png', 'b.png']) await writeFile(join(path, name), await freshPhoto())
  const outcomes: string[] = []
  const report = {
    // Removed after the folder was listed and before the row is read.
    begin: () => rmSync(join(path, 'a.png')),
    row: ({ outcome }: { outcome: string }) => outcomes.push(outcome),
  }
  await runImport(ctx, path, { report })
  expect(outcomes).toEqual(['refused', 'in'])
})

test('a row without a photograph, or with more than ten, is refused', async () => {
  const eleven = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}.jpg`, good]))
  const rows = csv(cane('none', ' | '), cane('eleven', Object.keys(eleven).join('|')))
  folders.push(await folderWith({ 'listings.csv': rows, ...eleven }))
  const { errors } = await runImport(ctx, folders.at(-1) as string)
  const write = 'Write 1 to 10 names of files, the cover first, such as chair.jpg;chair-side.jpg.'
  const eleventh = '0.jpg|1.jpg|2.jpg|3.jpg|4.jpg|5.jpg|6.jpg|7.jpg|8.jpg|9.jpg|…'
  expect(errors).toEqual([
    { photos: [`Image is required. It says “|”. ${write}`] },
    { photos: [`Use at most 10 photos. It says “${eleventh}”. ${write}`] },
  ])
})
