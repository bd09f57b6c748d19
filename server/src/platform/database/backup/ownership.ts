import { setTimeout as delay } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'

/** Any number of the program's own: held by the session of the one process that works with an embedded database. */
const ownershipLock = '7241865325823965'

export type Ownership = {
  /** Resolves when the session that holds it is cut; never after `release`. */
  lost: Promise<void>
  release(): Promise<void>
}

/**
 * Takes the embedded database as this process's own, for as long as its session stands; undefined when another process
 * has it. A process that was killed a moment ago gets half a second to be missed.
 */
export async function takeOwnership(connection: ClientConfig): Promise<Ownership | undefined> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  for (let attempt = 0; attempt < 10; attempt++) {
    const taken = await client.query('select pg_try_advisory_lock($1) as own', [ownershipLock])
    if (taken.rows[0].own) return hold(client)
    await delay(50)
  }
  await client.end()
  return undefined
}

function hold(client: pg.Client): Ownership {
  let released = false
  return {
    lost: new Promise((resolve) => client.once('end', () => released || resolve())),
    release: async () => {
      released = true
      await client.end()
    },
  }
}
