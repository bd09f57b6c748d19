import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf, type Tables } from '#platform/database'
import { keyOf } from '#recalls'
import { insertVersion } from '#versions'
import type { ManualFields, StoredManual } from './manual.ts'

type ManualToWrite = { fields: ManualFields; withdrawn: boolean; version: number; volunteerId: number | null }

/** A manual that is written, or written anew, is looked at with the next run, as if it had never been. */
const manualRow = ({ clock }: Pick<Context, 'clock'>, { fields, withdrawn, version }: ManualToWrite) => ({
  ...{ version, withdrawn, fields: JSON.stringify(fields), updated_at: clock.now() },
  ...{ brand_key: keyOf(fields.brand), model_key: keyOf(fields.model) },
  ...{ due_at: clock.now(), checked_at: null, failed_at: null, dead_at: null },
})

export async function insertManual(ctx: Context, manual: ManualToWrite): Promise<number> {
  const row = ctx.db.insertInto('manuals').values(manualRow(ctx, manual)).returning('id')
  const { id } = await row.executeTakeFirstOrThrow()
  await keepVersion(ctx, id, manual)
  return id
}

/** Writes the next version of a manual; false where its version is another one by now. */
export async function updateManual(ctx: Context, id: number, manual: ManualToWrite): Promise<boolean> {
  const updated = await ctx.db
    .updateTable('manuals')
    .set(manualRow(ctx, manual))
    .where('id', '=', id)
    .where('version', '=', manual.version - 1)
    .executeTakeFirst()
  if (!updated.numUpdatedRows) return false
  await keepVersion(ctx, id, manual)
  return true
}

const keepVersion = (ctx: Context, id: number, { fields, withdrawn, version, volunteerId }: ManualToWrite) =>
  insertVersion(ctx, {
    document: { kind: 'manual', key: id },
    version,
    fields: { ...fields, withdrawn },
    changedBy: volunteerId,
    at: ctx.clock.now(),
  })

const stored = (db: Kysely<Tables>) =>
  db
    .selectFrom('manuals as now')
    .innerJoin('versions as written', (join) =>
      join
        .on('written.kind', '=', 'manual')
        .on('written.key', '=', sql<string>`now.id::text`)
        .onRef('written.version', '=', 'now.version'),
    )
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['now.id', 'now.version', 'now.withdrawn', 'written.changed_at', 'people.email as changed_by'])
    .select(['now.checked_at', 'now.failed_at', 'now.dead_at', sql<ManualFields>`now.fields`.as('fields')])
    .$narrowType<{ changed_at: Date }>()

/** A page of the manuals as they stand: dead ones first, withdrawn ones last. */
export const selectManuals = (
  { db }: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredManual[]> =>
  stored(db)
    .orderBy('now.withdrawn')
    .orderBy(sql`now.dead_at is null`)
    .orderBy('now.brand_key')
    .orderBy('now.model_key')
    .orderBy('now.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countManuals({ db }: Context): Promise<number> {
  const { total } = await db
    .selectFrom('manuals')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const findManual = ({ db }: Context, id: number): Promise<StoredManual | undefined> =>
  stored(db).where('now.id', '=', id).executeTakeFirst()

/** The addresses of all manuals that are not withdrawn. */
export async function selectAddresses({ db }: Context): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select fields ->> 'address' as address from manuals where not withdrawn`.execute(db)
  return rows.map(({ address }) => address)
}

/** The manuals that are shown with things of a brand and model. */
export async function selectShown(
  ctx: Context,
  { brandKey, modelKey, limit }: { brandKey: string; modelKey: string; limit: number },
) {
  return rowsOf(
    ctx,
    sql<{ title: string; address: string }>`
      select fields ->> 'title' as title, fields ->> 'address' as address from manuals
      where brand_key = ${brandKey} and model_key = ${modelKey} and not withdrawn and dead_at is null
      order by id limit ${limit}`,
  )
}

export type DueManual = { id: number; version: number; address: string; failed_at: Date | null }

/** The manuals whose addresses are to be looked at. */
export async function selectDue({ db, clock }: Context, limit: number): Promise<DueManual[]> {
  const { rows } = await sql<DueManual>`
    select id, version, fields ->> 'address' as address, failed_at from manuals
    where due_at <= ${clock.now()} and not withdrawn and dead_at is null order by due_at, id limit ${limit}`.execute(db)
  return rows
}

type Look = { checked_at: Date; due_at: Date; failed_at: Date | null; dead_at: Date | null }

/** Stores what a look at a manual's address found, unless it was written anew meanwhile. */
export async function updateLook({ db }: Context, { id, version }: DueManual, look: Look): Promise<void> {
  await db.updateTable('manuals').set(look).where('id', '=', id).where('version', '=', version).execute()
}
