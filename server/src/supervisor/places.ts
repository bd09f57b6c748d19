import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import type { Server } from '../platform/database/server.ts'
import { announceAddress, ExplainedError, stopTimeout } from '../process.ts'
import type { Role, startChild } from './child.ts'
import { Place } from './place.ts'

type Program = { config: Config; log: Log; server: Server; stopping: AbortSignal; start: typeof startChild }

/**
 * Fills `places`. The first process alone: it brings the database up to date, and says for all what is wrong with the settings or the
 * port.
 */
export async function startPlaces({ config, server, ...program }: Program, places: Place[]): Promise<void> {
  const add = (role: Role) => {
    const place = new Place({ role, database: server.target, ...program })
    places.push(place)
    return place.fill()
  }
  const start = async (roles: Role[]) => {
    const started = await Promise.all(roles.map(add))
    program.stopping.throwIfAborted()
    if (started.includes(false)) throw new ExplainedError('a process did not start')
  }
  await start(['web'])
  announceAddress(config)
  const others = Array.from({ length: config.processes - 1 }, () => 'web' as const)
  await start(config.role === 'all' ? [...others, 'worker'] : others)
}

/** Returns what puts new processes in the place of all, one after another, and a second time once it is done. */
export function restarter(places: readonly Place[], { log, stopping }: Pick<Program, 'log' | 'stopping'>): () => void {
  let restarting = Promise.resolve()
  return () => {
    restarting = restarting.then(async () => {
      log.info('restarting')
      for (const place of places) {
        const filled = await place.fill()
        if (stopping.aborted) return
        if (!filled) return log.error('the restart was given up: a new process did not start')
      }
      log.info('restarted')
    })
  }
}

/** The processes end first, all at once; the database last. Throws when a process did not end in order. */
export async function stopPlaces(places: readonly Place[], server: Pick<Server, 'release'> | undefined): Promise<void> {
  try {
    const inOrder = await Promise.all(places.map((place) => place.stop(stopTimeout)))
    if (inOrder.includes(false)) throw new Error('a process did not end in order')
  } finally {
    await server?.release()
  }
}
