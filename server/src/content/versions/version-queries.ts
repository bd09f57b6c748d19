import type { DocumentName } from '@reable/contract/content/documents'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow, rowsOf } from '#platform/database'

/** `fields` as they were written. */
export type Version = { version: number; changed_at: Date; fields: unknown }

/** Selects the current version. */
export async function selectCurrentVersion(ctx: Context, { kind, name }: DocumentName): Promise<Version | undefined> {
  const rows = await rowsOf(
    ctx,
    sql<Version>`
      select version, changed_at, fields from versions
      where kind = ${kind} and key = ${name} order by version desc limit 1`,
  )
  return rows[0]
}

const versionsWithAuthor = ({ db }: Context) =>
  db
    .selectFrom('versions as written')
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['written.kind', 'written.key as name', 'version', 'changed_at', 'email'])
    // These always have a time.
    .$narrowType<{ changed_at: Date }>()
    .where('written.kind', 'in', ['page', 'list'])

/** Finds the current version and its author's e-mail address. */
export const findCurrentVersion = (ctx: Context, { kind, name }: DocumentName) =>
  firstRow(
    versionsWithAuthor(ctx)
      .select('fields')
      .where('written.kind', '=', kind)
      .where('written.key', '=', name)
      .orderBy('version', 'desc'),
  )

export type VersionWithAuthor = NonNullable<Awaited<ReturnType<typeof findCurrentVersion>>>

/** Finds the current version of every document, without its fields. */
export const findCurrentVersions = (ctx: Context) =>
  versionsWithAuthor(ctx)
    .distinctOn(['written.kind', 'written.key'])
    .orderBy('written.kind')
    .orderBy('written.key')
    .orderBy('version', 'desc')
    .execute()

/** Finds the digests of pictures in versions that have been current at any time since then. */
export async function findPicturesSince({ db }: Context, since: Date): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`
    select distinct named[1] as digest
    from (
      select fields, lead(changed_at) over (partition by kind, key order by version) as replaced_at
      from versions where kind in ('page', 'list')
    ) as versions, regexp_matches(fields::text, '/pictures/([0-9a-f]{32})-', 'g') as named
    where replaced_at is null or replaced_at > ${since}::timestamptz`.execute(db)
  return rows.map(({ digest }) => digest)
}

/** Takes a lock until the transaction ends: no other one writes a version with its pictures. */
export async function lockPicturesOfContent({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pictures of content', 0))`.execute(db)
}

/** A document with its delivered content. */
export type DeliveredDocument = DocumentName & { fields: object }

/** Writes the delivered content as the first version of each document that nobody has changed. */
export async function upsertDelivered({ db, clock }: Context, delivered: DeliveredDocument[]): Promise<void> {
  const edited = sql<boolean>`exists (select from versions as later where later.kind = excluded.kind
    and later.key = excluded.key and later.version > 1)`
  const rows = delivered.map(({ kind, name, fields }) => {
    return { kind, key: name, version: 1, fields: JSON.stringify(fields), changed_at: clock.now() }
  })
  await db
    .insertInto('versions')
    .values(rows)
    .onConflict((same) =>
      same
        .columns(['kind', 'key', 'version'])
        .doUpdateSet((row) => ({ fields: row.ref('excluded.fields'), changed_at: row.ref('excluded.changed_at') }))
        .where((row) => row('versions.fields', 'is distinct from', row.ref('excluded.fields')))
        .where((row) => row.not(edited)),
    )
    .execute()
}
