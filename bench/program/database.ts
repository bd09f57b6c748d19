import { createReadStream, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The connection options of the embedded database of a program that runs on this data folder, as superuser. */
export function databaseOf(dataFolder: string): pg.ClientConfig {
  const note = readFileSync(join(dataFolder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  return {
    host: note[4]?.trim() ?? '',
    port: Number(note[3]),
    user: 'reable',
    password: readFileSync(join(dataFolder, 'postgres', 'password'), 'utf8'),
    database: 'reable',
  }
}

/** The process of the embedded database's server. */
export function findPostmaster(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)
}

/** Asks the database one thing. */
export async function queryDatabase<Row extends object>(
  dataFolder: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(databaseOf(dataFolder))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Reads every file of the embedded database once, so that the system has it in memory as after some days of use. */
export async function readThrough(dataFolder: string): Promise<void> {
  const base = join(dataFolder, 'postgres', 'cluster', 'base')
  for (const file of await readdir(base, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) for await (const _ of createReadStream(join(file.parentPath, file.name)));
  }
}
