import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { openClient } from '../connection.ts'

/** The id of the advisory lock of the one process that works with an embedded database; an arbitrary number. */
const ownershipLock = '7241865325823965'

export type Ownership = {
  /** Resolves when the session that has the lock is cut; never after `release`. */
  lost: Promise<void>
  release(): Promise<void>
}

/**
 * Takes ownership of the embedded database for this process, for as long as its session lasts; undefined when another process
 * has it. Tries for half a second, in case the owner was killed a moment ago.
 */
export async function takeOwnership(connection: ClientConfig): Promise<Ownership | undefined> {
  const client = await openClient(connection)
  for (let attempt = 0; attempt < 10; attempt++) {
    const result = await client.query('select pg_try_advisory_lock($1) as own', [ownershipLock])
    if (result.rows[0].own) return ownershipOf(client)
    await delay(50)
  }
  await client.end()
  return undefined
}

function ownershipOf(client: pg.Client): Ownership {
  let released = false
  return {
    lost: new Promise((resolve) => client.once('end', () => released || resolve())),
    release: async () => {
      released = true
      await client.end()
    },
  }
}
