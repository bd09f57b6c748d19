import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { insertRestriction } from '../../restrictions/restriction-queries.ts'
import { resolveMember } from './import-listings.ts'
import { cane, csv, folderWith, header, member, openImports, runImport, storedListings } from './testing.ts'

const { ctx, close } = await openImports()
const folders: string[] = []
afterAll(async () => {
  await close()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

async function folder(rows: string | Buffer, ...photos: string[]): Promise<string> {
  const files = await Promise.all(photos.map(async (name) => [name, await freshPhoto()] as const))
  const path = await folderWith({ 'listings.csv': rows, ...Object.fromEntries(files) })
  folders.push(path)
  return path
}

const references = async () => (await storedListings(ctx)).listings.map(({ reference }) => reference)

test('rows go to the list with their photographs, details and plain words', async () => {
  const cells = { description: '=1+1\r\nSecond line\0', price: '$1,200.00', type: 'WALKING STICK', Tip: 'ice pick' }
  const path = await folder(
    csv(cane('a1', 'one.jpg|Two.JPG', cells), cane('a2', 'one.jpg', { price: 'FREE' })),
    'one.jpg',
    'two.jpg',
  )
  const { counts, outcomes, total } = await runImport(ctx, path)
  expect(counts).toEqual({ in: 2, there: 0, good: 0, refused: 0 })
  expect(outcomes.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'in'],
    [3, 'in'],
  ])
  expect(total).toBe(2)
  expect((await storedListings(ctx)).listings).toMatchObject([
    { reference: 'a1', title: 'Cane a1', description: '=1+1\nSecond line', price: 1200, pictures: 2 },
    { reference: 'a2', price: 0, properties: { tip: 'Single', cleaned: 'Wiped clean' }, pictures: 1 },
  ])
})

test('a medicine in a sheet goes in and waits for a volunteer, whatever its author writes beside it', async () => {
  const rows = [cane('rx1', 'p.jpg', { title: 'Cane and morphine' }), cane('rx2', 'p.jpg')]
  const path = await folder(`${header},Checked words\n${rows.map((row) => `${row},morphine`).join('\n')}`, 'p.jpg')
  expect((await runImport(ctx, path)).counts).toMatchObject({ in: 2 })
  const listed = ctx.db
    .selectFrom('listings')
    .select(['reference', 'is_public'])
    .where('reference', 'in', ['rx1', 'rx2'])
  expect(await listed.orderBy('reference').execute()).toEqual([
    { reference: 'rx1', is_public: false },
    { reference: 'rx2', is_public: true },
  ])
})

test('a second import doubles nothing and opens no photograph, and takes rows that have been corrected', async () => {
  const path = await folder(csv(cane('b1', 'p.jpg'), cane('b2', 'p.jpg', { price: 'ten' })), 'p.jpg')
  expect((await runImport(ctx, path)).counts).toMatchObject({ in: 1, refused: 1 })
  const before = await storedListings(ctx)
  await rm(join(path, 'p.jpg'))
  expect((await runImport(ctx, path)).outcomes).toMatchObject([{ outcome: 'there' }, { outcome: 'refused' }])
  expect(await storedListings(ctx)).toEqual(before)
  const corrected = await folder(csv(cane('b1', 'p.jpg'), cane('b2', 'p.jpg')), 'p.jpg')
  expect((await runImport(ctx, corrected)).counts).toMatchObject({ there: 1, in: 1 })
})

test('two imports of the same things at once list each once, in whatever case they write its reference', async () => {
  const rowsWith = (prefix: string) => Array.from({ length: 6 }, (_, at) => cane(`${prefix}${at}`, 'p.jpg'))
  const paths = [await folder(csv(...rowsWith('c')), 'p.jpg'), await folder(csv(...rowsWith('C')), 'p.jpg')] as const
  const [one, other] = await Promise.all([runImport(ctx, paths[0]), runImport(ctx, paths[1])])
  expect(one.counts.in + other.counts.in).toBe(6)
  expect(one.counts.there + other.counts.there).toBe(6)
  const { listings, pictures } = await storedListings(ctx)
  expect(listings.filter(({ reference }) => reference?.toLowerCase().startsWith('c'))).toHaveLength(6)
  expect(pictures).toBe(listings.reduce((sum, listing) => sum + Number(listing.pictures), 0))
})

test('rows without a reference are known again by their words, in another order and another file', async () => {
  const path = await folder(csv(cane('', 'p.jpg', { title: 'Nameless' })), 'p.jpg')
  expect((await runImport(ctx, path)).counts).toMatchObject({ in: 1 })
  const reordered =
    'Tip;photos;place;condition;type;price;description;title;Cleaned before handover\nSingle;p.jpg;Burnaby;Good;Cane;10;A cane;Nameless;Wiped clean\n'
  expect((await runImport(ctx, await folder(reordered, 'p.jpg'))).counts).toMatchObject({ there: 1, in: 0 })
})

test('a check reports the same and changes nothing', async () => {
  const path = await folder(csv(cane('h1', 'p.jpg'), cane('h2', 'torn.jpg'), cane('h3', 'none.jpg')), 'p.jpg')
  const photo = await freshPhoto()
  await rm(join(path, 'p.jpg'))
  const torn = await folderWith({ 'torn.jpg': photo.subarray(0, photo.length - 60), 'p.jpg': photo })
  folders.push(torn)
  for (const name of ['torn.jpg', 'p.jpg']) await copyFile(join(torn, name), join(path, name))
  const check = async () => {
    const before = await storedListings(ctx)
    const { outcomes } = await runImport(ctx, path, { check: true })
    expect(await storedListings(ctx)).toEqual(before)
    return outcomes.map(({ outcome }) => outcome)
  }
  expect(await check()).toEqual(['good', 'refused', 'refused'])
  const same = await folderWith({ 'listings.csv': csv(cane('h0', 'p.jpg')), 'p.jpg': photo })
  folders.push(same)
  expect((await runImport(ctx, same)).counts).toMatchObject({ in: 1 })
  // Now the photograph is stored, and must not be taken for the row's own.
  expect(await check()).toEqual(['good', 'refused', 'refused'])
})

test('a check of a member who is yet to be made finds what is wrong and makes nobody', async () => {
  const path = await folder(csv(cane('i1', 'p.jpg')), 'p.jpg')
  const member = { email: 'new@example.org', partner: 'A New Shed' }
  expect((await runImport(ctx, path, { check: true, member })).counts).toMatchObject({ good: 1 })
  const nobody = { email: 'nobody@example.org' }
  await expect(runImport(ctx, path, { check: true, member: nobody })).rejects.toThrow('There is no account for nobody@')
  expect(await ctx.db.selectFrom('partners').select('name').execute()).toEqual([{ name: 'The Shed' }])
  expect((await runImport(ctx, path, { member })).counts).toMatchObject({ in: 1 })
  expect(await ctx.db.selectFrom('people').select('email').execute()).toContainEqual({ email: 'new@example.org' })
})

test('asked to stop, it ends after the rows under way, and goes on the next time', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => cane(`j${at}`, 'p.jpg'))
  const path = await folder(csv(...rows), 'p.jpg')
  const stopping = new AbortController()
  let reported = 0
  const report = { begin: () => {}, row: () => void (++reported === 3 && stopping.abort()) }
  const counts = (await runImport(ctx, path, { signal: stopping.signal, report })).counts
  expect(counts.in).toBe(reported)
  expect(reported).toBeLessThan(12)
  expect((await references()).filter((each) => each?.startsWith('j'))).toHaveLength(reported)
  expect((await runImport(ctx, path)).counts).toMatchObject({ there: reported, in: 30 - reported })
})

test('a disk that is full ends the import with an error, and nothing of its row remains on the list', async () => {
  const path = await folder(csv(cane('k1', 'p.jpg')), 'p.jpg')
  const full = { ...ctx, storage: { ...ctx.storage, put: () => Promise.reject(new Error('The disk is full.')) } }
  await expect(runImport(full, path)).rejects.toThrow('The disk is full.')
  // What the row is not to blame for is no error of the row, however it is said.
  const busy = { ...ctx, storage: { ...ctx.storage, put: () => Promise.reject(new Refusal('busy', 'Not now.')) } }
  await expect(runImport(busy, path)).rejects.toThrow('Not now.')
  expect(await references()).not.toContain('k1')
  expect((await runImport(ctx, path)).counts).toMatchObject({ in: 1 })
})

test('who may list nothing now brings nothing in, and the import ends with the reason', async () => {
  const path = await folder(csv(cane('l1', 'p.jpg')), 'p.jpg')
  const { id } = await resolveMember(ctx, member)
  await insertRestriction(ctx, {
    ...{ personId: id, kind: 'stop', days: null, reason: 'Another reason', sentence: 'Please stop.' },
    ...{ decidedBy: id, caseId: undefined, begunAt: ctx.clock.now(), endsAt: null, agreeUntil: null },
  })
  await expect(runImport(ctx, path)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await references()).not.toContain('l1')
})
