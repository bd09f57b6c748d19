import { setTimeout as delay } from 'node:timers/promises'
import { type Location, locatingColumns } from '../changes/changes.ts'
import type { DatabaseConfig } from '../server.ts'
import type { Statements } from '../statements.ts'
import { openReplicas } from './open-replicas.ts'
import { hasAll, type Replica, wrongWith } from './replica.ts'
import { readFromPrimary } from './where-to-read.ts'

/** In milliseconds: what is later is not read from (docs/decisions/0078), and how often it is asked meanwhile. */
const lateAfter = 1_000
const askEvery = 100

/** A replica as it is just now; `wrong` says why it is left out, and is undefined for one that is read from. */
export type SeenReplica = { address: string; wrong: string | undefined }

/** Asks every replica of the settings where it is, on sessions of its own: so any process can say it, also one that reads from none. */
export const lookAtReplicas = (config: DatabaseConfig, read: Statements): Promise<SeenReplica[]> =>
  judgeEach(openReplicas(config), read)

/** Judges opened replicas by where the primary is at this moment, and closes them. */
export async function judgeEach(replicas: Replica[], read: Statements): Promise<SeenReplica[]> {
  if (!replicas.length) return []
  try {
    const whereItIs = `select ${locatingColumns}`
    const [location] = await readFromPrimary(() => read<Location>('where the primary is', whereItIs, []))
    return await Promise.all(
      replicas.map(async (replica) => ({
        address: replica.address,
        wrong: await judge(replica, location as Location),
      })),
    )
  } finally {
    await Promise.all(replicas.map((replica) => replica.close()))
  }
}

async function judge(replica: Replica, location: Location): Promise<string | undefined> {
  const until = performance.now() + lateAfter
  for (;;) {
    const wrong = wrongWith(await replica.ask(), location)
    if (wrong || hasAll(replica, location)) return wrong
    if (performance.now() > until) return 'it is late'
    await delay(askEvery)
  }
}
