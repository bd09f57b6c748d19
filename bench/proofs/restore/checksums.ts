import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { queryDatabase } from '../../program/database.ts'

/** What differs on each machine and each moment: nobody's data (docs/retention.md). */
const ownOfEach = ['changes', 'listing_moves', 'limit_counts', 'pgmigrations']

/** Taken anew whenever a program starts, and nobody can ask its database before: when that was is of that start. */
const takenAtEachStart = ['recall_file', 'recall_notices']

const tableNames = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`

/** The rows of every table, computed columns too: how many, and the sum of their digests, which is the same in any order. */
export async function checksumTables(dataFolder: string): Promise<Map<string, string>> {
  const tables = await queryDatabase<{ name: string }>(dataFolder, tableNames, [ownOfEach])
  const sums = new Map<string, string>()
  for (const { name } of tables) {
    const text = takenAtEachStart.includes(name) ? `(to_jsonb(t) - 'taken_at')::text` : 't::text'
    const [row] = await queryDatabase<{ rows: string; sum: string }>(
      dataFolder,
      `select count(*) as rows, coalesce(sum(('x' || left(md5(${text}), 15))::bit(60)::bigint), 0)::text as sum from public.${name} t`,
    )
    sums.set(name, `${row?.rows} rows, ${row?.sum}`)
  }
  return sums
}

/** The digest of every stored file, by its path. */
export async function checksumFiles(folder: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path)) hash.update(chunk)
    sums.set(relative(folder, path), hash.digest('hex'))
  }
  return sums
}

/** The names that are not the same on both sides. */
export const differences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
