import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { generateKeyPair } from '#platform/database'
import { openBackups, type Storage } from '#platform/storage'
import { temporaryFolder } from '../platform/database/testing.ts'
import { someone, testProgram } from '../testing.ts'
import { nameOfBackup } from './backup-names.ts'
import { closeAgain } from './close-again.ts'
import { closedAccountsPrefix, keyOfClosedAccount, parseClosedAccount } from './closed-accounts-list.ts'
import { expireBackups } from './expire-backups.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let folder: string
let ctx: Context
let place: Storage
const now = new Date('2026-11-24T09:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

beforeAll(async () => {
  folder = await temporaryFolder('reable-closed-')
  program = await testProgram({ BACKUP_TO: folder, BACKUP_KEY: (await generateKeyPair()).recipient })
  ctx = { ...program.ctx, clock: { now: () => now } }
  place = openBackups(ctx.config.backups as NonNullable<Context['config']['backups']>)
})
afterAll(async () => {
  await program.close()
  await rm(folder, { recursive: true, force: true })
})

const keys = async () => (await Array.fromAsync(place.list(closedAccountsPrefix))).sort()

test('a closed account stands under a key of three numbers, and other keys are none', () => {
  const account = { personId: 7, signedUpAt: ago(5), closedAt: now }
  const key = keyOfClosedAccount(account)
  expect(parseClosedAccount(key)).toEqual(account)
  for (const other of [`x${key}`, `${key}x`, key.replace('-7', ''), key.replace('-7-', '-x-')])
    expect([other, parseClosedAccount(other)]).toEqual([other, undefined])
})

test('who left within the hour before a backup began is closed again, who left earlier is not in it', async () => {
  const people = [await someone(ctx), await someone(ctx), await someone(ctx)]
  const closedAt = [ago(hour), ago(hour + 1), ago(-hour)]
  const rows = ctx.db.selectFrom('people').select(['id', 'created_at'])
  const ids = people.map(({ id }) => id)
  for (const { id, created_at } of await rows.where('id', 'in', ids).execute()) {
    const account = { personId: id, signedUpAt: created_at, closedAt: closedAt[ids.indexOf(id)] as Date }
    await place.put(keyOfClosedAccount(account), Buffer.from('x'))
  }
  await place.put(`${closedAccountsPrefix}notes`, Buffer.from('x'))
  // The number of somebody who stays, with the moment in which another signed up: that account is not theirs.
  const earlier = await someone({ ...ctx, clock: { now: () => ago(day) } })
  const mixed = { personId: ids[1] as number, signedUpAt: ago(day), closedAt: now }
  await place.put(keyOfClosedAccount(mixed), Buffer.from('x'))
  expect(await closeAgain(ctx, now)).toBe(2)
  expect(await rows.where('id', '=', earlier.id).execute()).toHaveLength(1)
  expect((await rows.where('id', 'in', ids).execute()).map(({ id }) => id)).toEqual([ids[1]])
  expect(await closeAgain(program.ctx, now)).toBe(0)
  const without = { ...ctx, config: { ...ctx.config, backups: undefined } }
  expect(await closeAgain(without, now)).toBeUndefined()
  for (const key of await keys()) await place.remove(key)
})

test('the list forgets an account forty days after it was closed, and a place what is older than it may be', async () => {
  const account = (age: number) => keyOfClosedAccount({ personId: 7, signedUpAt: now, closedAt: ago(age) })
  const [stays, over, notes] = [account(40 * day), account(40 * day + 1), `${closedAccountsPrefix}notes`]
  const [old, last] = [nameOfBackup(ago(31 * day)), nameOfBackup(ago(60 * day))]
  for (const key of [stays, over, notes, old, last]) await place.put(key, Buffer.from('x'))
  const row = { name: last, began_at: ago(60 * day), tried_at: now, failed_at: null, failure: null }
  await ctx.db.insertInto('backups').values(row).execute()
  await expireBackups(ctx)
  expect(await keys()).toEqual([stays, notes].sort())
  expect(await Array.fromAsync(place.list('reable-'))).toEqual([last])
})
