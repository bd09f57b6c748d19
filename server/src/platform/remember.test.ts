import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/context'
import { PublicData } from '#platform/database'
import { someListing, someone, testProgram } from '../testing.ts'
import { withClient } from './database/connection.ts'
import { asOwner } from './database/testing.ts'
import { remember } from './remember.ts'

const program = await testProgram()
const { ctx, database } = program
const id = await someListing(ctx, await someone(ctx))
const other = new PublicData()
await ctx.publicData.listen(database.connection, ctx.log)
await other.listen(database.connection, ctx.log)
afterAll(async () => {
  await other.close()
  await program.close()
})

let loaded = 0
const titleOf = remember(['listings'], async (ctx, id) => {
  loaded++
  return (await ctx.db.selectFrom('listings').select('title').where('id', '=', Number(id)).executeTakeFirst())?.title
})
const title = () => titleOf(ctx, String(id))
const rename = (title: string, db = ctx.db) => db.updateTable('listings').set({ title }).where('id', '=', id).execute()

beforeEach(async () => {
  await rename('Walker')
  for (const publicData of [ctx.publicData, other]) await publicData.catchUp()
  await title()
  loaded = 0
})

test('what is remembered is read once, and anew as soon as its table has changed', async () => {
  expect([await title(), await title(), loaded]).toEqual(['Walker', 'Walker', 0])
  await rename('Rollator')
  await ctx.publicData.catchUp()
  expect([await title(), await title(), loaded]).toEqual(['Rollator', 'Rollator', 1])
  await ctx.db.updateTable('locations').set({ rank: 1 }).where('id', '=', 4).execute()
  await ctx.publicData.catchUp()
  expect([await title(), loaded]).toEqual(['Rollator', 1])
})

test('a transaction that changes something reads what it changed, and nobody else does', async () => {
  await inTransaction(ctx, async (ctx) => {
    await rename('Unfinished', ctx.db)
    expect(await title()).toBe('Walker')
  })
  await rename('Walker')
})

test('a value that cannot be read anew is given once more', async () => {
  await rename('Rollator')
  await ctx.publicData.catchUp()
  await asOwner(database.pool, 'alter table listings rename to elsewhere')
  expect(await title()).toBe('Walker')
  await expect(titleOf(ctx, '999')).rejects.toThrow('listings')
  await asOwner(database.pool, 'alter table elsewhere rename to listings')
  expect(await titleOf(ctx, '999')).toBeUndefined()
})

test('while changes are not heard of nothing is remembered, and a session that was cut is opened again', async () => {
  await withClient(database.connection, (client) =>
    client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
  )
  await vi.waitFor(() => expect(ctx.publicData.version()).toBeUndefined(), { interval: 1 })
  await title()
  await title()
  expect(loaded).toBe(2)
  await vi.waitFor(() => expect(ctx.publicData.version()).toBeDefined(), 20_000)
  await title()
  await title()
  expect(loaded).toBe(3)
})
