import { afterAll, expect, test } from 'vitest'
import { type Context, inTransaction } from '#platform/context'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { acceptPicture } from './accept-picture.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { assignToImport, copyPictures } from './import-pictures.ts'
import { tryLockBytesExclusively } from './picture-queries.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { openPictures, person, storedObjects } from './testing.ts'

const { ctx, ownerId, database, close } = await openPictures()
afterAll(close)

const stranger = await person(ctx, 'stranger@example.org')
const accept = async (owner = ownerId) => acceptPicture(ctx, { ownerId: owner, bytes: await freshPhoto() })
const rowOf = (id: number) => ctx.db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

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

test('bytes that are being removed are waited for before they are copied', async () => {
  const { id, digest } = await accept()
  const { waited } = await whileLocked(
    { ctx, database },
    {
      lock: (ctx) => tryLockBytesExclusively(ctx, digest),
      act: () => inTransaction(ctx, (ctx: Context) => copyPictures(ctx, { ownerId, pictureIds: [id] })),
    },
  )
  expect(waited).toBe(true)
})
