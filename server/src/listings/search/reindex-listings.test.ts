import { afterAll, expect, test } from 'vitest'
import { asOwner } from '../../platform/database/testing.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { reindexListings, reindexRestoredSoon } from './reindex-listings.ts'

const program = await testProgram()
const { ctx } = program
afterAll(() => program.close())

const kindsOf = async () =>
  (await ctx.db.selectFrom('listings').select('kind').orderBy('id').execute()).map((l) => l.kind)
const waiting = async () =>
  (await program.database.pool.query('select task_identifier from graphile_worker.jobs')).rows.map(
    (job) => job.task_identifier,
  )

test('after the catalogue changed, listings are brought to it run by run, and the words are learnt anew', async () => {
  const owner = await someone(ctx)
  for (let at = 0; at < 3; at++) await someListing(ctx, owner)
  const [kind] = await kindsOf()
  await ctx.db.updateTable('listings').set({ kind: 'of an older edition' }).execute()
  await reindexListings(ctx, { after: 0 })
  expect(await kindsOf()).toEqual([kind, kind, kind])
  expect(await waiting()).toContain('relearn-listings')
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
