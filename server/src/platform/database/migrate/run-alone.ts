import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { statementsIn } from './statements-in.ts'

/** Runs a migration of one statement outside a transaction. What an earlier try has left half made goes first. */
export async function runAlone(client: Client, folder: string, name: string): Promise<void> {
  const text = await readFile(join(folder, `${name}.sql`), 'utf8')
  if (statementsIn(text).length !== 1) throw new Error(`${name} is not one statement.`)
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = 'public'::regnamespace`,
  )
  for (const half of rows) await client.query(`drop index concurrently ${half.name}`)
  await client.query(text)
  await client.query('insert into pgmigrations (name, run_on) values ($1, now())', [name])
}
