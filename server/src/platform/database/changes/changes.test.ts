import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Statements } from '../statements.ts'
import { testDatabase } from '../testing.ts'
import { Changes } from './changes.ts'
import { recordReads } from './reads.ts'
import { tables, tablesIn } from './tables-in.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A program's knowledge of changes, whose clock is passed on by hand; `look` looks now, and waits longer for it than a program does. */
function program(read = database.read) {
  let now = 0
  let answer: Promise<unknown> = Promise.resolve()
  const recorded: Statements = (...statement) => {
    const rows = read<never>(...statement)
    answer = rows.catch(() => undefined)
    return rows
  }
  const changes = new Changes(recorded, () => now)
  const refresh = async () => {
    await changes.refresh()
    await answer
    // What follows from it is done before the next turn.
    await nextTurn()
  }
  const look = async () => {
    now += 1_000
    await refresh()
    return changes.look
  }
  return { changes, refresh, look, pass: (milliseconds: number) => (now += milliseconds) }
}

const addBanner = (db = database.db) =>
  sql`insert into banners (content, starts_at, created_at) values ('Hello', now(), now())`.execute(db)
const banners = new Set(['banners'])

test('every table that counts as noted notes its changes, and no other does', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct event_object_table as name from information_schema.triggers where trigger_name = 'note_change'
    union select tgrelid::regclass::text from pg_trigger where tgname = 'note_change'`.execute(database.db)
  const noted = Object.entries(tables).filter(([, kind]) => kind === 'noted')
  expect(rows.map(({ name }) => name).sort()).toEqual(noted.map(([name]) => name).sort())
})

test('a statement is known by the tables that it names', () => {
  expect(tablesIn('select 1 from listings l left join pictures i on true')).toEqual({
    noted: ['listings', 'pictures'],
    others: false,
  })
  expect(tablesIn('select from "people", reference_editions')).toEqual({ noted: ['people'], others: false })
  expect(tablesIn('select from saved')).toEqual({ noted: [], others: true })
})

test('what nobody changed holds; what a transaction changed does not, from its commit on and not before', async () => {
  const { changes, look } = program()
  const before = { look: await look(), tables: banners }
  const other = { look: before.look, tables: new Set(['listings']) }
  await look()
  expect(changes.isUnchanged(before)).toBe(true)
  await database.db.transaction().execute(async (db) => {
    await addBanner(db)
    await look()
    expect(changes.isUnchanged(before)).toBe(true)
  })
  const after = await look()
  expect(changes.isUnchanged(before)).toBe(false)
  expect(changes.isUnchanged(other)).toBe(true)
  await look()
  expect(changes.isUnchanged({ look: after, tables: banners })).toBe(true)
})

test('a transaction that began before a look and ended after it is found by the next, whatever ended in between', async () => {
  const { changes, look } = program()
  let commit = () => {}
  const begun = Promise.withResolvers<void>()
  const held = new Promise<void>((resolve) => {
    commit = resolve
  })
  const long = database.db.transaction().execute(async (db) => {
    await addBanner(db)
    begun.resolve()
    await held
  })
  await begun.promise
  await sql`update partners set name = name`.execute(database.db)
  const read = { look: await look(), tables: banners }
  commit()
  await long
  await look()
  expect(changes.isUnchanged(read)).toBe(false)
})

test('a statement that found nothing to change has changed nothing', async () => {
  const { changes, look } = program()
  const read = { look: await look(), tables: banners }
  await sql`update banners set content = 'Other' where id = 0`.execute(database.db)
  await look()
  expect(changes.isUnchanged(read)).toBe(true)
  await sql`update banners set content = 'Other'`.execute(database.db)
  await look()
  expect(changes.isUnchanged(read)).toBe(false)
})

test('what was rolled back changed nothing', async () => {
  const { changes, look } = program()
  const read = { look: await look(), tables: banners }
  await expect(
    database.db.transaction().execute(async (db) => {
      await addBanner(db)
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await look()
  expect(changes.isUnchanged(read)).toBe(true)
})

test('nothing is known to hold while the database does not answer, and all of it again afterwards', async () => {
  let isDown = false
  const { changes, look } = program((...statement) =>
    isDown ? Promise.reject(new Error('down')) : database.read(...statement),
  )
  const read = { look: await look(), tables: banners }
  isDown = true
  await look()
  expect(changes.isUnchanged(read)).toBe(false)
  isDown = false
  await look()
  expect(changes.isUnchanged(read)).toBe(true)
})

test('after a pause in which rows may have been swept, nothing from before it holds', async () => {
  const { changes, look, pass } = program()
  const read = { look: await look(), tables: banners }
  pass(11 * 60_000)
  await look()
  expect(changes.isUnchanged(read)).toBe(false)
})

test('before the first look nothing holds', async () => {
  const { changes, look } = program()
  const read = { look: changes.look, tables: new Set<string>() }
  expect(changes.isUnchanged(read)).toBe(false)
  await look()
  expect(changes.isUnchanged(read)).toBe(false)
})

test('a look in the midst of making an answer is nothing that the answer was made from', async () => {
  const { changes, refresh, pass } = program()
  pass(1_000)
  const { result, reads } = recordReads(changes.look, refresh)
  await result
  expect(changes.look).toBe(1)
  expect(reads).toMatchObject({ until: Number.POSITIVE_INFINITY, tables: new Set() })
})
