import { afterAll, expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { acceptPicture } from './accept-picture.ts'
import { attachPictures } from './attach-pictures.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { exportPictures } from './export-pictures.ts'
import { assignToImport, copyPictures } from './import-pictures.ts'
import { picturesOf } from './serving/pictures-of.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { listing, openPictures, person, storedObjects } from './testing.ts'

const { ctx, ownerId, database, close } = await openPictures()
afterAll(close)

const stranger = await person(ctx, 'stranger@example.org')
const accept = async (owner = ownerId) => acceptPicture(ctx, { ownerId: owner, bytes: await freshPhoto() })
const rowOf = (id: number) => ctx.db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const idsOf = async (listingId: number) => (await picturesOf(ctx, [listingId])).get(listingId)?.map(({ id }) => id)

test('of two listings that want the same picture at once the second is refused', async () => {
  const { id: picture } = await accept()
  const [first, second] = [await listing(ctx, ownerId), await listing(ctx, ownerId)]
  const attach = (ctx: Context, listingId: number) =>
    attachPictures(ctx, { listingId, ownerId, pictureIds: [picture] }).then(
      () => 'attached',
      (error) => error.errors,
    )
  const locking = { lock: (ctx: Context) => attach(ctx, first), act: () => attach(ctx, second) }
  expect(await whileLocked({ ctx, database }, locking)).toEqual({
    waited: true,
    result: { images: ['A photo is no longer there. Please add it again.'] },
  })
  expect([await idsOf(first), await idsOf(second)]).toEqual([[picture], []])
})

test('a person’s own copy names their photos alone, the oldest first', async () => {
  const leaving = await person(ctx, 'leaving@example.org')
  const digest = 'd'.repeat(32)
  for (const id of [9_003, 9_001, 9_002])
    await database.pool.query(
      `insert into pictures (id, owner_id, digest, width, height, created_at)
        overriding system value values ($1, $2, $3, 4, 3, now())`,
      [id, leaving, digest],
    )
  const exported = await exportPictures(ctx, { ownerId: leaving })
  expect(exported.map(({ id }) => id)).toEqual([9_001, 9_002, 9_003])
  expect(exported[0]?.address).toMatch(/^http:\/\/[^/]+\/pictures\/d{32}-1600\.jpg\?until=\d+&signature=/)
})

test('a list that is brought has its owner’s photo alone, however somebody asks', async () => {
  const now = ctx.clock.now()
  const row = { owner_id: ownerId, file_name: 'a.csv', headers: [], notes: [], created_at: now, changed_at: now }
  const { id: importId } = await ctx.db.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()
  const [own, other, theirs] = [await accept(), await accept(), await accept(stranger)]
  for (const { id } of [own, theirs]) await assignToImport(ctx, { importId, pictureId: id, ownerId })
  const importOf = async ({ id }: { id: number }) => (await rowOf(id)).import_id
  expect([await importOf(own), await importOf(other), await importOf(theirs)]).toEqual([importId, null, null])
  const clock = { now: () => new Date(now.getTime() + 3 * 24 * 3_600_000) }
  await sweepOrphans({ ...ctx, clock })
  expect([await storedObjects(ctx, own.digest), await storedObjects(ctx, other.digest)]).toEqual([6, 0])
})

test('a copy has the same bytes and words; of somebody else’s photo there is none', async () => {
  const [own, other, theirs] = [await accept(), await accept(), await accept(stranger)]
  await ctx.db.updateTable('pictures').set({ alt: 'A red walker' }).where('id', '=', own.id).execute()
  const copies = await copyPictures(ctx, { ownerId, pictureIds: [other.id, theirs.id, own.id, 987_654] })
  const rows = await Promise.all(copies.map(rowOf))
  expect(rows.map(({ digest, alt }) => [digest, alt])).toEqual([
    [other.digest, null],
    [own.digest, 'A red walker'],
  ])
  expect(rows[1]).toMatchObject({ owner_id: ownerId, width: 400, height: 300, listing_id: null, import_id: null })
})
