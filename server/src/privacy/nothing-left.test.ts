import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { learnWords, listingJobs } from '#listings'
import { notificationJobs } from '#notifications'
import { endPictureProcess, pictureJobs } from '#pictures'
import { openClient } from '#platform/database'
import { startJobs } from '#platform/jobs'
import { mailJobs } from '#platform/mail'
import { freshPhoto } from '../pictures/encoding/testing-photos.ts'
import { storedObjects } from '../pictures/testing.ts'
import { get, someone, testProgram } from '../testing.ts'
import { type Belongings, close, seedBelongings, tablesAbout, tablesWith, useUniqueIds } from './testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let leaving: Belongings & { person: Person }
let staying: Belongings & { person: Person }

beforeAll(async () => {
  program = await testProgram()
  const { ctx } = program
  await useUniqueIds(program)
  const [own, both] = [await freshPhoto(), await freshPhoto()]
  const person = await someone(ctx)
  const other = await someone(ctx)
  leaving = { person, ...(await seedBelongings(ctx, person, { title: 'Quokkaroller', photos: [both, own] })) }
  staying = {
    person: other,
    ...(await seedBelongings(ctx, other, { title: 'Wombatroller', photos: [both, await freshPhoto()] })),
  }
  await learnWords(ctx)
})
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

/** Everything by which a row could still refer to them. */
const tracesOf = ({ person, listings, pictures }: typeof leaving, word: string) => [
  person.id,
  person.email,
  ...Object.values(listings),
  ...Object.values(pictures).map(({ id }) => id),
  word,
]

/** Runs the queued jobs, those that wait for later too, until none is left. */
async function drainQueue() {
  const { ctx, database } = program
  const connect = () => openClient(database.connection)
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  const table = { ...mailJobs, ...pictureJobs, ...listingJobs, ...notificationJobs }
  const jobs = await startJobs({ ctx, pool: database.pool, connect, table, schedule: [] })
  const waiting = async () => (await database.pool.query('select from graphile_worker.jobs')).rowCount
  await expect.poll(waiting).toBe(0)
  await jobs.stop()
}

test('nothing of a closed account is left in any table, and everything of others is', async () => {
  const traces = tracesOf(leaving, 'quokkaroller')
  // A new table that is about people, listings or pictures gets a line in seedBelongings: then this looks into it too.
  expect(await tablesWith(program, traces)).toEqual(
    expect.arrayContaining([...(await tablesAbout(program)), 'people', 'mails', 'vocabulary']),
  )
  const others = async () => (await get(program, '/api/user/data', staying.headers)).body.data
  const before = await others()
  expect((await close(program, leaving.headers, { email: leaving.person.email })).status).toBe(200)
  expect(await others()).toEqual(before)
  await drainQueue()
  // The list of those who left holds their number, which nobody has any more.
  expect(await tablesWith(program, traces)).toEqual(['closed_accounts'])
  expect(await tablesWith(program, ['Wombatroller'])).toEqual(['listings', 'vocabulary'])
})

test('the bytes of their photos are gone, those that someone else sent in too are there', async () => {
  const { attached, orphan } = leaving.pictures
  expect(await storedObjects(program.ctx, orphan.digest)).toBe(0)
  expect(attached.digest).toBe(staying.pictures.attached.digest)
  expect(await storedObjects(program.ctx, attached.digest)).toBe(6)
})

test('a mail that was waiting for them is not sent', async () => {
  const folder = join(program.config.dataFolder, 'outbox')
  const names = await readdir(folder)
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  expect(mails.some((mail) => mail.includes(staying.person.email))).toBe(true)
  expect(mails.some((mail) => mail.includes(leaving.person.email))).toBe(false)
})
