import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, minute } from '#platform/clock'
import { someListing, someone, testProgram } from '../../testing.ts'
import { expireListings } from '../lifecycle/expire-listings.ts'
import { type Program, setListing } from '../testing.ts'
import { mailsTo } from '../testing-mails.ts'

let program: Program
let owner: Person
let id: number
const begin = new Date('2026-11-20T20:00:00Z')
let now = begin

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
afterAll(() => program.close())
beforeEach(async () => {
  now = begin
  owner = await someone(program.ctx)
  id = await someListing(program.ctx, owner)
})

const written = async (to = owner) => (await mailsTo(program.ctx, to.email)).map(({ subject }) => subject)
const [soon, ended] = ['Your listing ends soon', 'Your listing has ended']

/** So many listings of one owner, of which a run takes four, and none of others. */
async function crowd(size = 9) {
  await program.ctx.db.updateTable('listings').set({ active: false }).where('id', '!=', id).execute()
  await program.database.pool.query(
    `insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
       owner_confirmed, listed_at, expires_at, next_note_at, created_at, updated_at)
     select owner_id, equipment_type_id, category_id, condition_id, location_id, 'Crowd ' || n, description, price,
       owner_confirmed, listed_at, expires_at, next_note_at, created_at, updated_at
     from listings, generate_series(2, $2) n where id = $1`,
    [id, size],
  )
}

/** Tends four at a time as long as a further run is asked for, and says how many mails each run wrote to the owner. */
async function runJobByFour(days: number): Promise<number[]> {
  const { pool } = program.database
  const isQueued = async () => {
    const { rowCount } = await pool.query("select from graphile_worker.jobs where task_identifier = 'tend-listings'")
    await pool.query("select graphile_worker.remove_job('tend-listings')")
    return rowCount
  }
  now = new Date(begin.getTime() + days * day)
  const runs: number[] = []
  await isQueued()
  do {
    const before = (await written()).length
    await expireListings(program.ctx, { maxPerRun: 4, maxScanned: 6 })
    runs.push((await written()).length - before)
  } while (await isQueued())
  return runs
}

test('[LIFE-08] more reminders than a run sends are sent in further runs, none twice', async () => {
  await crowd()
  expect(await runJobByFour(76)).toEqual([4, 4, 1])
  expect(await written()).toEqual(Array(9).fill(soon))
})

test('[LIFE-08] when the last run sends as many as it may, none comes in vain', async () => {
  await crowd(8)
  expect(await runJobByFour(76)).toEqual([4, 4])
})

test('[LIFE-08] reminders of which none can be sent wait for the next hour, without a further run', async () => {
  await crowd()
  await program.ctx.db.updateTable('people').set({ email: 'a,b@example.org' }).where('id', '=', owner.id).execute()
  expect(await runJobByFour(76)).toEqual([0])
})

test('[LIFE-08] more listings than a run ends are ended in further runs, none twice', async () => {
  await crowd()
  expect(await runJobByFour(90)).toEqual([4, 4, 1])
  expect(await written()).toEqual(Array(9).fill(ended))
  const left = 'select from listings where active and deleted_at is null and expires_at <= $1'
  expect((await program.database.pool.query(left, [now])).rowCount).toBe(0)
})

test('[LIFE-08] as many listings as a run ends that cannot be ended, or reminded of, stop none that comes after them', async () => {
  const { db } = program.ctx
  await crowd(5)
  await db.updateTable('people').set({ email: 'c,d@example.org' }).where('id', '=', owner.id).execute()
  const other = await someone(program.ctx)
  await setListing(program.ctx, await someListing(program.ctx, other), {
    ...{ expires_at: new Date(begin.getTime() + 90 * day + minute) },
    ...{ next_note_at: new Date(begin.getTime() + 76 * day + minute) },
  })
  await runJobByFour(77)
  expect(await written(other)).toEqual([soon])
  await runJobByFour(91)
  expect(await written(other)).toEqual([soon, ended])
})

test('[LIFE-08] as many reminders as a run looks at that are too early keep none that comes after them waiting', async () => {
  await crowd(7)
  const [renewed, early] = [200, 75].map((days) => new Date(begin.getTime() + days * day))
  const crowded = program.ctx.db.updateTable('listings').where('owner_id', '=', owner.id).where('id', '!=', id)
  await crowded.set({ expires_at: renewed, next_note_at: early }).execute()
  expect(await runJobByFour(76)).toEqual([0, 1])
})
