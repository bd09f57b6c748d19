import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { folderStorage } from '#platform/storage'
import { quietLog, testDatabase } from '../platform/database/testing.ts'
import { endPictureProcess } from './encoding/picture-process.ts'
import { pictureKeys } from './serving/picture-keys.ts'

/** A database and a storage folder of a test file's own, with one person in it. `close()` leaves nothing behind. */
export async function openPictures() {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const { db, publicData } = database
  const config = readConfig({ APP_ENV: 'test', DATA_DIR: folder })
  const ctx: Context = { config, db, publicData, clock: systemClock, storage: folderStorage(folder), log: quietLog }
  const close = async () => {
    await endPictureProcess()
    await database.close()
    await rm(folder, { recursive: true })
  }
  return { ctx, ownerId: await person(ctx, 'margaret@example.org'), database, folder, close }
}

export async function person(ctx: Context, email: string): Promise<number> {
  const row = { email, created_at: ctx.clock.now() }
  return (await ctx.db.insertInto('people').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** A listing of the owner's, with the reference data that it needs. */
export async function listing(ctx: Context, ownerId: number): Promise<number> {
  const { db } = ctx
  const now = ctx.clock.now()
  const namedRow = { id: 1, name: 'Walkers', tooltip: '' }
  const type = { ...namedRow, category_id: 1, synonyms: [], cleaning: '', flags: [] }
  const place = { id: 1, name: 'Burnaby', kind: 'city', latitude: 49, longitude: -123 }
  await db
    .insertInto('categories')
    .values(namedRow)
    .onConflict((on) => on.doNothing())
    .execute()
  await db
    .insertInto('conditions')
    .values(namedRow)
    .onConflict((on) => on.doNothing())
    .execute()
  await db
    .insertInto('equipment_types')
    .values(type)
    .onConflict((on) => on.doNothing())
    .execute()
  await db
    .insertInto('locations')
    .values(place)
    .onConflict((on) => on.doNothing())
    .execute()
  const offer = {
    owner_id: ownerId,
    ...{ equipment_type_id: 1, category_id: 1, condition_id: 1, location_id: 1 },
    ...{ title: 'A walker', description: 'With brakes', price: 0, owner_confirmed: true },
    ...{ listed_at: now, expires_at: now, created_at: now, updated_at: now },
  }
  return (await db.insertInto('listings').values(offer).returning('id').executeTakeFirstOrThrow()).id
}

/** How many of a picture's six objects are stored. */
export async function storedObjects(ctx: Context, digest: string): Promise<number> {
  const results = await Promise.all(pictureKeys(digest).map((key) => ctx.storage.has(key)))
  return results.filter(Boolean).length
}
