import type { Client } from 'pg'
import { archiveFormat, type Manifest, type SavedTable } from './backup-manifest.ts'

/**
 * Tables of extensions are not the program's, and what PostgreSQL computes is not saved: generated columns, and the words of listings. What moved is
 * numbered by transactions of this very server: that means nothing on another.
 */
const tableList = `
  select class.relname as name,
    array_agg(quote_ident(attname)::text order by attnum) filter (where attgenerated = '' and atttypid <> 'tsvector'::regtype) as columns
  from pg_class class
  join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('pgmigrations', 'listing_moves')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
  group by class.relname
  order by class.relname`

/** The program's tables in a database and what can be copied of each. */
export async function findTables(client: Client): Promise<Pick<SavedTable, 'name' | 'columns'>[]> {
  return (await client.query(tableList)).rows
}

/** Describes what a backup of this moment will contain; runs in the transaction whose snapshot it describes. */
export async function createManifest(client: Client): Promise<Manifest> {
  const migration = await client.query('select name, now() as made_at from pgmigrations order by id desc limit 1')
  const tables: SavedTable[] = []
  for (const table of await findTables(client)) {
    tables.push({ ...table, ...(await measureTable(client, table)) })
  }
  return {
    format: archiveFormat,
    migration: migration.rows[0].name,
    made_at: migration.rows[0].made_at.toISOString(),
    tables,
    jobs: await count(client, 'graphile_worker._private_jobs'),
    sequences: await findSequences(client),
  }
}

/**
 * Counts the rows of a table and sums up the digests of their columns, as text: equal for the same rows in whatever order they are stored,
 * on any version of PostgreSQL. The session fixes the format of values (`asText`).
 */
export async function measureTable(
  client: Client,
  { name, columns }: Pick<SavedTable, 'name' | 'columns'>,
): Promise<{ rows: number; checksum: string }> {
  const digest = `('x' || left(md5(row(${columns.join(', ')})::text), 15))::bit(60)::bigint`
  const { rows } = await client.query(
    `select count(*) as rows, coalesce(sum(${digest}), 0)::text as checksum from public.${client.escapeIdentifier(name)}`,
  )
  return rows[0]
}

/** Counts the rows of a table; `table` is quoted where it needs it. */
export async function count(client: Client, table: string): Promise<number> {
  return (await client.query(`select count(*) as rows from ${table}`)).rows[0].rows
}

/** The last number each sequence gave out: at least what the snapshot saw, so that no number comes twice. */
async function findSequences(client: Client): Promise<Record<string, number>> {
  const result = await client.query(
    `select sequencename, last_value from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename <> 'pgmigrations_id_seq'`,
  )
  return Object.fromEntries(result.rows.map((row) => [row.sequencename, row.last_value]))
}
