import { afterAll, expect, test } from 'vitest'
import { asOwner } from '../../platform/database/testing.ts'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { reindexListings, reindexListingsSoon, reindexRestoredSoon } from './reindex-listings.ts'

const program = await testProgram()
const { ctx } = program
afterAll(() => program.close())

const kindsOf = async () =>
  (await ctx.db.selectFrom('listings').select('kind').orderBy('id').execute()).map((l) => l.kind)
const waiting = async () =>
  (await program.database.pool.query('select task_identifier from graphile_worker.jobs')).rows.map(
    (job) => job.task_identifier,
  )

test('where there is no listing, there is nothing to bring to a changed catalogue', async () => {
  await reindexListingsSoon(ctx)
  expect(await waiting()).toEqual([])
})

test('after the catalogue changed, listings are brought to it run by run, and the words are learnt anew', async () => {
  const owner = await someone(ctx)
  for (let at = 0; at < 3; at++) await someListing(ctx, owner)
  const [kind] = await kindsOf()
  await ctx.db.updateTable('listings').set({ kind: 'of an older edition' }).execute()
  await reindexListings(ctx, { after: 0 })
  expect(await kindsOf()).toEqual([kind, kind, kind])
  expect(await waiting()).toContain('relearn-listings')
})

test('listings whose words were made otherwise get the words of today', async () => {
  const { pool } = program.database
  const words = async () => (await pool.query('select words from listings order by id')).rows
  const before = await words()
  await asOwner(
    pool,
    `alter table listings disable trigger keep_words;
     update listings set words = to_tsvector('english', title);
     alter table listings enable trigger keep_words`,
  )
  expect(await words()).not.toEqual(before)
  await reindexListings(ctx, { after: 0 })
  expect(await words()).toEqual(before)
})

test('listings that came without their words from an older restore get them after the next start, and it looks no more', async () => {
  const { pool } = program.database
  const found = async () =>
    (await pool.query("select from listings where words @@ to_tsquery('english', 'walker')")).rowCount
  const before = await found()
  await asOwner(
    pool,
    `alter table listings disable trigger keep_words; update listings set words = ''; alter table listings enable trigger keep_words`,
  )
  expect(await found()).toBe(0)
  await pool.query('delete from graphile_worker._private_jobs')
  await reindexRestoredSoon(ctx)
  expect(await waiting()).toEqual(['relearn-listings'])
  await reindexListings(ctx, { after: 0 })
  expect([before, await found()]).toEqual([3, 3])
  await pool.query('delete from graphile_worker._private_jobs')
  await reindexRestoredSoon(ctx)
  expect(await waiting()).toEqual([])
})

test('it goes on behind the last one it looked at, and ends when there is none', async () => {
  await ctx.db.updateTable('listings').set({ kind: 'of an older edition' }).execute()
  const ids = (await ctx.db.selectFrom('listings').select('id').orderBy('id').execute()).map(({ id }) => id)
  await reindexListings(ctx, { after: ids[1] ?? 0 })
  expect((await kindsOf()).slice(0, 2)).toEqual(['of an older edition', 'of an older edition'])
  await reindexListings(ctx, { after: ids[2] ?? 0 })
  expect(await waiting()).toContain('learn-words')
})

test('it begins before the first listing, and a run fails that cannot queue what follows, so that it comes again', async () => {
  const { pool } = program.database
  await pool.query('delete from graphile_worker._private_jobs')
  const { id } = await ctx.db
    .selectFrom('listings')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const runs = [() => reindexListingsSoon(ctx), ...[0, id].map((after) => () => reindexListings(ctx, { after }))]
  const queue = { table: 'graphile_worker._private_jobs', on: 'insert' } as const
  for (const run of runs) await expect(withFailingWrites(pool, queue, run)).rejects.toThrow()
  await reindexListingsSoon(ctx)
  const { rows } = await pool.query('select key, payload from graphile_worker._private_jobs')
  expect(rows).toEqual([{ key: 'relearn-listings', payload: { after: 0 } }])
})
