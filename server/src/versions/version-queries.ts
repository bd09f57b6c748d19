import { firstOwnId } from '@reable/contract/versions/own-ids'
import type { DocumentKind } from '@reable/contract/versions/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow, onlyRow } from '#platform/database'

/** What has versions: what the page of versions shows, and banners, whose list shows all that were up. */
export type StoredKind = DocumentKind | 'banner'

export type Document = { kind: StoredKind; key: string | number }

/** `fields` as they were written; null: it was removed. `email` is that of whoever changed it. */
export type Version = { version: number; changed_at: Date | null; email: string | null; fields: unknown }

const versionsOf = ({ db }: Context, { kind, key }: Document) =>
  db
    .selectFrom('versions as written')
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['version', 'changed_at', 'email', 'fields'])
    .where('written.kind', '=', kind)
    .where('key', '=', String(key))
    .orderBy('version', 'desc')

/** Of what nobody has changed there is none. */
export const findLatestVersion = (ctx: Context, document: Document): Promise<Version | undefined> =>
  firstRow(versionsOf(ctx, document))

/** The latest first. */
export const findVersions = (ctx: Context, document: Document, limit = 50): Promise<Version[]> =>
  versionsOf(ctx, document).limit(limit).execute()

/** Finds the latest versions of all documents of a kind, without what they say, by their keys. */
export async function findLatestVersions({ db }: Context, kind: StoredKind) {
  return db
    .selectFrom('versions as written')
    .leftJoin('people', 'people.id', 'written.changed_by')
    .distinctOn('key')
    .select(['key', 'version', 'changed_at', 'email', sql<boolean>`fields is null`.as('is_removed')])
    .where('written.kind', '=', kind)
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute()
}

/** Returns the last that was said by a document that was removed. */
export const findLastFields = (ctx: Context, document: Document): Promise<{ fields: unknown } | undefined> =>
  firstRow(versionsOf(ctx, document).where('fields', 'is not', null))

/** As many of those that were removed are named. */
const removedLimit = 100

/** Finds the documents of a kind that were removed, with the last that they said, the latest first. */
export async function findRemoved({ db }: Context, kind: StoredKind): Promise<{ key: string; fields: unknown }[]> {
  const { rows } = await sql<{ key: string; fields: unknown }>`
    select removed.key, said.fields
    from (select distinct on (key) * from versions where kind = ${kind} order by key, version desc) as removed
    cross join lateral (
      select fields from versions
      where kind = removed.kind and key = removed.key and fields is not null order by version desc limit 1
    ) as said
    where removed.fields is null
    order by removed.changed_at desc nulls last limit ${removedLimit}`.execute(db)
  return rows
}

/** Returns whether volunteers have changed, made or removed a document: then no reference data change it. */
export async function selectChanged({ db }: Context): Promise<(kind: StoredKind, key: string | number) => boolean> {
  const rows = await db.selectFrom('versions').select(['kind', 'key']).distinct().execute()
  const changed = new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
  return (kind, key) => changed.has(`${kind} ${key}`)
}

/** Returns the next number for one that volunteers make, which none has or had. Wants the lock. */
export async function nextOwnId({ db }: Context, kind: StoredKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select greatest(${firstOwnId - 1}::integer, max(key::integer)) + 1 as id
    from versions where kind = ${kind}`.execute(db)
  return onlyRow(rows).id
}

type NewVersion = {
  document: Document
  version: number
  fields: object | null
  changedBy: number | null
  /** Without an author null, as of what stood before anybody changed it, unless it came with the program at a time. */
  at?: Date | null
}

/** False where there is such a version already. */
export async function insertVersion(ctx: Context, newVersion: NewVersion): Promise<boolean> {
  const { document, version, fields, changedBy, at = changedBy === null ? null : ctx.clock.now() } = newVersion
  const row = await ctx.db
    .insertInto('versions')
    .values({
      kind: document.kind,
      key: String(document.key),
      version,
      fields: fields && JSON.stringify(fields),
      changed_by: changedBy,
      changed_at: at,
    })
    .onConflict((same) => same.doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a question came with the program: its first version has no time, or there is none. */
export async function isDelivered(ctx: Context, document: Document): Promise<boolean> {
  const first = await versionsOf(ctx, document).where('version', '=', 1).executeTakeFirst()
  return !first || first.changed_at === null
}

/** Takes a lock until the transaction ends: what has versions is changed one after the other, because a check reads what another writes. */
export async function lockDocuments({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('kinds of equipment', 0))`.execute(db)
}
