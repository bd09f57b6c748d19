import { type Config, readConfig } from '#platform/config'
import { createLog, type Log } from '#platform/log'
import { reachServer, type Server } from '../platform/database/server.ts'
import { runToEnd, stopTimeout } from '../process.ts'
import { startChild } from './child.ts'
import type { Place } from './place.ts'
import { restarter, startPlaces, stopPlaces } from './places.ts'
import { relayQuestions } from './relay.ts'
import { watchTerminal } from './terminal-watch.ts'

type Running = { services?: { log: Log; config: Config; server: Server }; places?: Place[] }

/**
 * Reaches the database, then starts the processes that serve and the one that works the queue, and stops them before it, until
 * `asked`. SIGHUP puts new processes in the place of all, one after another; when the terminal is gone it stops.
 */
export function supervise(asked: AbortSignal, terminal = watchTerminal()): Promise<never> {
  const stopping = AbortSignal.any([asked, terminal.gone])
  const start = async (running: Running) => {
    const config = readConfig(process.env)
    const log = createLog(config)
    const server = await reachServer(config, log, { stopping })
    running.services = { log, config, server }
    running.places = []
    relayQuestions()
    await startPlaces({ ...running.services, stopping, start: startChild }, running.places)
    log.info({ role: config.role, processes: config.processes }, 'all processes have started')
    terminal.onHangUp(restarter(running.places, { log, stopping }))
  }
  const stop = ({ services, places = [] }: Running) => stopPlaces(places, services?.server)
  return runToEnd(stopping, { start, stop, timeout: 2 * stopTimeout })
}
