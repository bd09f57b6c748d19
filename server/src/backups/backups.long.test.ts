import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { type BackupSource, backupFile, generateKeyPair, readBackup } from '#platform/database'
import { folderStorage, openBackups } from '#platform/storage'
import { forgetEverything } from '#privacy'
import { emptyTestDatabase, quietLog, temporaryFolder } from '../platform/database/testing.ts'
import { openBucket } from '../platform/storage/testing.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { closeAgain } from './close-again.ts'
import { keyOfClosedAccount } from './closed-accounts-list.ts'
import { closeAgainLater } from './closed-accounts-queries.ts'
import { backupJobsWith } from './jobs.ts'
import { lastBackup } from './last-backup.ts'
import { makeBackup } from './make-backup.ts'

const key = await generateKeyPair()
const folder = await temporaryFolder('reable-backups-')
const place = join(folder, 'place')
const bucket = await openBucket()
const closing: (() => Promise<unknown>)[] = [bucket.close, () => rm(folder, { recursive: true, force: true })]
let program: Awaited<ReturnType<typeof testProgram>>
let ctx: Context
let now: Date
/** The backup that the first test makes. */
let first = ''

beforeAll(async () => {
  program = await testProgram({ BACKUP_TO: place, BACKUP_KEY: key.recipient })
  // PostgreSQL may run as another user, who has to get through.
  await chmod(program.config.dataFolder, 0o755)
  closing.unshift(program.close)
})
afterAll(async () => {
  for (const close of closing) await close()
})
beforeEach(() => {
  now = new Date(now ? now.getTime() + day : '2026-11-24T09:00:00Z')
  ctx = { ...program.ctx, clock: { now: () => now } }
})

/** Restores a backup as somebody does who has the private key, into a database of its own. */
async function restored(from: BackupSource): Promise<Context> {
  const target = await emptyTestDatabase()
  closing.unshift(target.close)
  const storage = folderStorage(join(folder, target.name))
  await readBackup({ roles: target.roles, storage, from, log: quietLog, complete: closeAgainLater })
  return { ...ctx, db: target.db, publicData: target.publicData, storage }
}

const inPlace = (name = '') => backupFile(join(place, name), key.identity)

test('a backup lies encrypted in its place, was tried, and its key gives everything back', async () => {
  expect(await lastBackup(ctx)).toEqual({ on: true, good: undefined, failed: undefined })
  const owner = await someone(ctx)
  await someListing(ctx, owner, { title: 'Quokka walker' })
  await ctx.storage.put('pictures/ab/cdef.webp', Buffer.from([0, 1, 2, 255]))
  first = (await makeBackup(ctx, program.database)) ?? ''
  const { good } = await lastBackup(ctx)
  expect(good).toMatchObject({ name: first, madeAt: now, triedAt: now, pictures: 1, rows: expect.any(Number) })
  const bytes = await readFile(join(place, first))
  expect(bytes.length).toBe(good?.bytes)
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect(bytes.includes('Quokka')).toBe(false)
  const again = await restored(inPlace(first))
  expect(await again.db.selectFrom('listings').select('title').execute()).toEqual([{ title: 'Quokka walker' }])
  expect(await again.storage.read('pictures/ab/cdef.webp')).toEqual(Buffer.from([0, 1, 2, 255]))
})

test('what comes back is found by its words, as before', async () => {
  const again = await restored(inPlace(first))
  const { rows } = await sql`select title from listings where words @@ to_tsquery('reable', 'walkers')`.execute(
    again.db,
  )
  expect(rows).toEqual([{ title: 'Quokka walker' }])
})

test('without the private key, or with another one, nobody reads a backup', async () => {
  await expect(restored(backupFile(join(place, first)))).rejects.toThrow(
    'is encrypted: name the file of its private key',
  )
  const other = await generateKeyPair()
  await expect(restored(backupFile(join(place, first), other.identity))).rejects.toThrow('is encrypted to another key')
})

test('a backup of which one byte is another is not restored', async () => {
  const bytes = await readFile(join(place, first))
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 500) ^ 1, bytes.length - 500)
  await writeFile(join(folder, 'bad.age'), bytes)
  await expect(restored(backupFile(join(folder, 'bad.age'), key.identity))).rejects.toThrow(
    'is no backup of this program, or it is damaged',
  )
})

test('what goes wrong is known, and when the last good one was too', async () => {
  await writeFile(join(folder, 'in-the-way'), '')
  const config = { ...ctx.config, backups: { to: { folder: join(folder, 'in-the-way') }, key: key.recipient } }
  await expect(makeBackup({ ...ctx, config }, program.database)).rejects.toThrow()
  const state = await lastBackup(ctx)
  expect(state.good?.name).toBe(first)
  expect(state.failed).toEqual({ at: now, reason: 'It could not be made: the log says why.' })
  now = new Date(now.getTime() + minute)
  const refusing = { to: { bucket: { ...bucket.config, secretAccessKey: 'wrong' } }, key: key.recipient }
  const elsewhere = { ...ctx, config: { ...ctx.config, backups: refusing } }
  await expect(makeBackup(elsewhere, program.database)).rejects.toThrow()
  const reason = expect.stringMatching(/^The store .* answered 403/)
  expect((await lastBackup(ctx)).failed).toEqual({ at: now, reason })
  now = new Date(now.getTime() + minute)
  // Where it was to be tried: what was written is in its place, and nobody knows whether it is good.
  const untried = { ...ctx, config: { ...ctx.config, dataFolder: join(folder, 'in-the-way') } }
  await expect(makeBackup(untried, program.database)).rejects.toThrow()
  expect(await lastBackup(ctx)).toMatchObject({ good: { name: first }, failed: { at: now } })
  now = new Date(now.getTime() + minute)
  const next = await makeBackup(ctx, program.database)
  expect(await lastBackup(ctx)).toMatchObject({ good: { name: next }, failed: undefined })
})

test('a bucket takes a backup, and gives it back to be tried', async () => {
  const backups = { to: { bucket: bucket.config }, key: key.recipient }
  const name = await makeBackup({ ...ctx, config: { ...ctx.config, backups } }, program.database)
  expect((await lastBackup(ctx)).good?.name).toBe(name)
  expect(await openBackups(backups).has(name ?? '')).toBe(true)
})

const close = (ctx: Context, person: Parameters<typeof forgetEverything>[1]) =>
  inTransaction(ctx, (ctx) => forgetEverything(ctx, person))
const everybody = async ({ db }: Context) =>
  (await db.selectFrom('people').select('email').orderBy('email').execute()).map(({ email }) => email)

test('who closed their account after a backup is closed again in what is restored from it, and nobody else is', async () => {
  const [before, after, stays] = [await someone(ctx), await someone(ctx), await someone(ctx)]
  await close(ctx, before)
  now = new Date(now.getTime() + 2 * day)
  const name = await makeBackup(ctx, program.database)
  const made = now
  now = new Date(now.getTime() + day)
  await close(ctx, after)
  await backupJobsWith(program.database)['list-closed-accounts']?.(ctx, {})
  const another = { personId: stays.id, signedUpAt: new Date(0), closedAt: now }
  await openBackups(ctx.config.backups as NonNullable<Context['config']['backups']>).put(
    keyOfClosedAccount(another),
    Buffer.from('x'),
  )
  const again = await restored(inPlace(name))
  expect(await everybody(again)).toContain(after.email)
  // The restore has queued it, for a program that starts before anybody has said when the backup was made.
  const { rows } = await again.db.executeQuery<{ payload: { since: string } }>(
    sql`select payload from graphile_worker._private_jobs where key = 'close-again'`.compile(again.db),
  )
  expect(rows).toEqual([{ payload: { since: expect.any(String) } }])
  const later = { since: new Date(now.getTime() + 2 * hour).toISOString() }
  await backupJobsWith(program.database)['close-again']?.(again, later)
  expect(await everybody(again)).toContain(after.email)
  await backupJobsWith(program.database)['close-again']?.(again, { since: made.toISOString() })
  expect(await everybody(again)).toEqual(await everybody(ctx))
  expect(await everybody(again)).toContain(stays.email)
  expect(await closeAgain(again, made)).toBe(0)
})

test('the list beside the backups holds two moments and a number, and is over when no backup is as old', async () => {
  const list = openBackups(ctx.config.backups as NonNullable<Context['config']['backups']>)
  const keys = () => Array.fromAsync(list.list('closed-accounts/'))
  expect((await keys()).length).toBeGreaterThan(0)
  for (const key of await keys()) expect(key).toMatch(/^closed-accounts\/\d+-\d+-\d+$/)
  now = new Date(now.getTime() + 41 * day)
  const closed = await someone(ctx)
  await close(ctx, closed)
  await backupJobsWith(program.database)['make-backup']?.(ctx, {})
  expect(await keys()).toEqual([expect.stringMatching(new RegExp(`^closed-accounts/\\d+-${closed.id}-`))])
  expect((await Array.fromAsync(list.list('reable-'))).length).toBe(1)
  expect((await lastBackup(ctx)).good).toMatchObject({ madeAt: now, triedAt: now })
})
