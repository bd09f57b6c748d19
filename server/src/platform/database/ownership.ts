import { setTimeout as delay } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'

/** Any number of the program's own: held by the session of the one process that works with an embedded database. */
const ownershipLock = 7_241_865_325_823_965n

export type Ownership = {
  /** Whether the session that holds it still stands. */
  held(): boolean
  release(): Promise<void>
}

/**
 * Takes the embedded database as this process's own, for as long as its session stands; undefined when another process
 * has it. A process that was killed a moment ago gets half a second to be missed.
 */
export async function takeOwnership(connection: ClientConfig): Promise<Ownership | undefined> {
  const client = new pg.Client(connection)
  let held = true
  client
    .on('error', () => {})
    .on('end', () => {
      held = false
    })
  await client.connect()
  for (let attempt = 0; attempt < 10; attempt++) {
    const taken = await client.query('select pg_try_advisory_lock($1) as own', [ownershipLock])
    if (taken.rows[0].own) return { held: () => held, release: () => client.end() }
    await delay(50)
  }
  await client.end()
  return undefined
}
