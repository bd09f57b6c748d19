import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUnconfirmed, type Person } from '#accounts'
import { endPictureProcess } from '#pictures'
import { day, hour, shiftedClock, systemClock } from '#platform/clock'
import { freshPhoto } from '../pictures/encoding/testing-photos.ts'
import { withFailingWrites } from '../platform/database/testing-failures.ts'
import { waitForBlockedSession } from '../platform/database/testing-locks.ts'
import { someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { sweepUnconfirmed } from './sweep-unconfirmed.ts'
import { seedBelongings, tablesWith, useUniqueIds } from './testing.ts'

const program = await programOfFile()
beforeAll(() => useUniqueIds(program))
afterAll(endPictureProcess)

const isThere = async ({ id }: Person) =>
  (await program.ctx.db.selectFrom('people').select('id').where('id', '=', id).execute()).length === 1

/** Sweeps so long after now. */
async function sweepAfter(milliseconds: number): Promise<void> {
  await sweepUnconfirmed({ ...program.ctx, clock: shiftedClock(systemClock, milliseconds) })
}

test('an account that is not confirmed in 30 days is deleted with all that is theirs, as if they had closed it', async () => {
  const { ctx } = program
  const person = await someone(ctx, { confirmed: false })
  const { listings } = await seedBelongings(ctx, person, {
    title: 'Numbatroller',
    photos: [await freshPhoto(), await freshPhoto()],
  })
  await sweepAfter(30 * day - hour)
  expect(await isThere(person)).toBe(true)
  await sweepAfter(30 * day + hour)
  const traces = [person.id, person.email, ...Object.values(listings), 'Numbatroller']
  // The queue forgets last: the bytes of the photos, and the mails that are files.
  expect((await tablesWith(program, traces)).filter((table) => !table.startsWith('graphile_worker'))).toEqual([
    // What was sent to an address that nobody confirmed may be somebody else's. It ends by its age.
    ...['closed_accounts', 'mails', 'partner_invitations'],
  ])
})

test('a confirmed account stays, however long ago it was made, and so does a new one', async () => {
  const confirmed = await someone(program.ctx)
  const late = await someone(program.ctx, { confirmed: false })
  await program.ctx.db.updateTable('people').set({ confirmed_at: new Date() }).where('id', '=', late.id).execute()
  await sweepAfter(400 * day)
  expect([await isThere(confirmed), await isThere(late)]).toEqual([true, true])
})

test('an account that is confirmed at the moment of the sweep stays', async () => {
  const { ctx } = program
  const person = await someone(ctx, { confirmed: false })
  const swept = await ctx.db.transaction().execute(async (db) => {
    await db.updateTable('people').set({ confirmed_at: new Date() }).where('id', '=', person.id).execute()
    const sweep = sweepAfter(31 * day)
    await waitForBlockedSession(program.database.pool)
    return { sweep }
  })
  await swept.sweep
  expect(await isThere(person)).toBe(true)
})

test('an account that cannot be removed keeps no other one, and goes with the next run; the oldest come first', async () => {
  const { ctx } = program
  const [late, early, first] = [
    await someone(ctx, { confirmed: false }),
    await someone(ctx, { confirmed: false }),
    await someone(ctx, { confirmed: false }),
  ]
  const signedUp = (person: Person, daysAgo: number) => {
    const created_at = new Date(systemClock.now().getTime() - daysAgo * day)
    return ctx.db.updateTable('people').set({ created_at }).where('id', '=', person.id).execute()
  }
  for (const [person, daysAgo] of [
    [late, 31],
    [early, 32],
    [first, 33],
  ] as const)
    await signedUp(person, daysAgo)
  const before = new Date(systemClock.now().getTime() - 30 * day)
  const found = await findUnconfirmed(ctx, { before, limit: 2 })
  expect(found.map(({ id }) => id)).toEqual([first.id, early.id])
  const failure = { table: 'people', on: 'delete', when: `old.id = ${first.id}` } as const
  await withFailingWrites(program.database.pool, failure, () => sweepAfter(0))
  expect([await isThere(first), await isThere(early), await isThere(late)]).toEqual([true, false, false])
  await sweepAfter(0)
  expect(await isThere(first)).toBe(false)
})
