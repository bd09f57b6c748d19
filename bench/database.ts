import { createReadStream, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** How to connect to the embedded database of a program that runs on a data folder, as superuser. */
export function databaseOf(dataFolder: string) {
  const lines = noteOf(dataFolder).split('\n')
  return {
    host: lines[4]?.trim() ?? '',
    port: Number(lines[3]),
    user: 'reable',
    password: readFileSync(join(dataFolder, 'postgres', 'password'), 'utf8'),
    database: 'reable',
  }
}

/** The process of the embedded database's server. */
export const postmasterOf = (dataFolder: string): number => Number.parseInt(noteOf(dataFolder), 10)

const noteOf = (dataFolder: string) => readFileSync(join(dataFolder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')

/** Sends one statement over a connection of its own. */
export async function query<Row extends object>(dataFolder: string, text: string, values: unknown[] = []) {
  const client = new pg.Client(databaseOf(dataFolder))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Reads every file of the embedded database once, so that the system has it in memory, as after some days of use. */
export async function readIntoMemory(dataFolder: string): Promise<void> {
  const base = join(dataFolder, 'postgres', 'cluster', 'base')
  for (const file of await readdir(base, { recursive: true, withFileTypes: true }))
    if (file.isFile()) for await (const _ of createReadStream(join(file.parentPath, file.name)));
}
