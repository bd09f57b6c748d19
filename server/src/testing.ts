import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrCreatePartner, findOrCreatePerson, openSession, type Person } from '#accounts'
import { publishListing } from '#listings'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import { type Context, inTransaction } from '#platform/context'
import { openStorage } from '#platform/storage'
import { quietLog, seededTestDatabase } from './platform/database/testing.ts'
import { buildApp } from './program.ts'

/** The whole program on a database of the test's own, with the reference data, without a port. `close()` removes everything. */
export async function testProgram(env: Record<string, string> = {}) {
  const database = await seededTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'reable-'))
  const config = readConfig({ APP_ENV: 'test', LIMITS: 'off', DATA_DIR: folder, ...env })
  const { db, publicData } = database
  const ctx: Context = { config, db, publicData, clock: systemClock, storage: openStorage(config), log: quietLog }
  const served = await buildApp({ ctx, config, database, log: quietLog })
  const close = async () => {
    await served.app.close()
    await database.close()
    await rm(folder, { recursive: true })
  }
  return { ctx, database, config, ...served, close }
}

/** GET below the API base, with the answer parsed. */
export async function get(program: Awaited<ReturnType<typeof testProgram>>, url: string, headers = {}) {
  const response = await program.app.inject({ url: `/v1${url}`, headers })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** The headers of a person who is signed in. */
export async function signedIn(ctx: Context, person: Person): Promise<Record<string, string>> {
  return {
    'x-user-token': await openSession(ctx, { personId: person.id, provesFactor: true }),
    'x-user-email': person.email,
  }
}

let people = 0

export async function someone(ctx: Context, { confirmed = true, partner = '' } = {}): Promise<Person> {
  const partnerId = partner ? await findOrCreatePartner(ctx, { name: partner }) : undefined
  return findOrCreatePerson(ctx, { email: `person-${++people}@example.org`, confirmed, partnerId })
}

type ListingOverrides = Partial<Parameters<typeof publishListing>[1]['draft']>

/** Publishes a walker in Burnaby for $40, unless overridden, with a picture row without bytes. */
export async function someListing(ctx: Context, owner: Person, overrides: ListingOverrides = {}): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const pictureIds = overrides.pictureIds ?? [await somePicture(ctx, owner)]
    const draft = { ...walker, ...overrides, pictureIds }
    return (await publishListing(ctx, { owner, draft })).id
  })
}

export const walker = {
  equipmentTypeId: 12,
  title: 'Two-wheel walker, folds flat',
  description: 'Grips show wear, frame is straight.',
  price: '40',
  free: false,
  conditionId: 3,
  locationId: 4,
  properties: { walker_wheels: 'Two front', cleaned: 'Wiped clean' } as Record<string, string>,
}

export async function somePicture(ctx: Context, owner: Person): Promise<number> {
  const row = { owner_id: owner.id, digest: 'd'.repeat(32), width: 960, height: 720, created_at: ctx.clock.now() }
  return (await ctx.db.insertInto('pictures').values(row).returning('id').executeTakeFirstOrThrow()).id
}
