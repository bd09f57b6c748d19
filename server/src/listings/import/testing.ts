import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findOrCreatePartner, findOrCreatePerson } from '#accounts'
import { endPictureProcess } from '#pictures'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { folderStorage } from '#platform/storage'
import { seedReferenceData } from '#seeds/reference'
import { quietLog, testDatabase } from '../../platform/database/testing.ts'
import { type Import, importListings } from './import-listings.ts'
import type { RowOutcome } from './import-row.ts'

export const member = { email: 'shed@example.org' }

/** The columns that every CSV needs, and those that a cane does. */
export const header = 'reference,title,description,price,type,condition,place,photos,Tip,Cleaned before handover'

/** A row of a cane that is valid but for the columns in `changes`. */
export function cane(reference: string, photos: string, changes: Record<string, string> = {}): string {
  const cells: Record<string, string> = {
    ...{ reference, title: `Cane ${reference}`, description: 'A cane', price: '10', type: 'Cane', condition: 'Good' },
    ...{ place: 'Burnaby', photos, Tip: 'Single', 'Cleaned before handover': 'Wiped clean', ...changes },
  }
  return header
    .split(',')
    .map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`)
    .join(',')
}

export const csv = (...rows: string[]): string => [header, ...rows].join('\n')

/** Writes files into a new folder, `listings.csv` among them. */
export async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

/** A database with the reference data and one partner's member, and a storage of its own. `close()` leaves nothing behind. */
export async function openImports() {
  const database = await testDatabase()
  const storageFolder = await mkdtemp(join(tmpdir(), 'import-storage-'))
  const config = readConfig({ APP_ENV: 'test', DATA_DIR: storageFolder })
  const { db, publicData } = database
  const ctx: Context = {
    config,
    db,
    publicData,
    clock: systemClock,
    storage: folderStorage(storageFolder),
    log: quietLog,
  }
  await seedReferenceData(ctx)
  const partnerId = await findOrCreatePartner(ctx, { name: 'The Shed' })
  await findOrCreatePerson(ctx, { ...member, confirmed: true, partnerId })
  const close = async () => {
    await endPictureProcess()
    await database.close()
    await rm(storageFolder, { recursive: true })
  }
  return { ctx, storing: storageFolder, databaseName: database.name, close }
}

/** Runs an import and returns what it reported. */
export async function runImport(ctx: Context, folder: string, more: Partial<Import> = {}) {
  const outcomes: RowOutcome[] = []
  const notes: string[] = []
  let total = 0
  const report: Import['report'] = {
    begin(start) {
      notes.push(...start.notes)
      total = start.total
    },
    row: (outcome) => outcomes.push(outcome),
  }
  const counts = await importListings(ctx, { folder, member, report, ...more })
  return {
    counts,
    outcomes,
    notes,
    total,
    errors: outcomes.flatMap((each) => (each.outcome === 'refused' ? [each.errors] : [])),
  }
}

/** Returns every listing with its number of pictures, and the number of all pictures. */
export async function storedListings(ctx: Context) {
  const listings = await ctx.db
    .selectFrom('listings')
    .leftJoin('pictures', 'pictures.listing_id', 'listings.id')
    .select(['reference', 'title', 'description', 'price', 'properties'])
    .select((eb) => eb.fn.count<number>('pictures.id').as('pictures'))
    .groupBy(['listings.id'])
    .orderBy('reference')
    .execute()
  const { pictures } = await ctx.db
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('pictures'))
    .executeTakeFirstOrThrow()
  return { listings, pictures }
}
