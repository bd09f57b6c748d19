import { closeSync, openSync } from 'node:fs'
import { type Config, readConfig } from '#platform/config'
import { createLog, type Log } from '#platform/log'
import { reachServer, type Server } from '../platform/database/server.ts'
import { announceAddress, ExplainedError, runToEnd, stopTimeout } from '../process.ts'
import { Stopped } from '../stop-signal.ts'
import { Place } from './place.ts'
import { relayQuestions } from './relay.ts'

type Services = { log: Log; config: Config; server: Server }
type Running = { services?: Services; places?: Place[] }

/**
 * Reaches the database, then starts the processes that serve and the one that works the queue, and stops them before it, until
 * `stopping`. SIGHUP puts new processes in the place of all, one after another; when the terminal is gone it stops.
 */
export function supervise(asked: AbortSignal): Promise<never> {
  const terminal = terminalWatch()
  const stopping = AbortSignal.any([asked, terminal.gone])
  const start = async (running: Running) => {
    const config = readConfig(process.env)
    const log = createLog(config)
    const server = await reachServer(config, log, { stopping })
    running.services = { log, config, server }
    running.places = []
    relayQuestions()
    await startPlaces(running.services, running.places, stopping)
    log.info({ role: config.role, processes: config.processes }, 'all processes have started')
    restartAtHangUp(running.places, log, terminal)
  }
  return runToEnd(stopping, { start, stop, timeout: 2 * stopTimeout })
}

/** The first process alone: it brings the database up to date, and says for all what is wrong with the settings or the port. */
async function startPlaces({ log, config, server }: Services, places: Place[], stopping: AbortSignal): Promise<void> {
  const add = (role: 'web' | 'worker') => {
    const place = new Place({ role, database: server.target, log, stopping })
    places.push(place)
    return place.fill()
  }
  const start = async (roles: ('web' | 'worker')[]) => {
    const started = await Promise.all(roles.map(add))
    stopping.throwIfAborted()
    if (started.includes(false)) throw new ExplainedError('a process did not start')
  }
  await start(['web'])
  announceAddress(config)
  const others = Array.from({ length: config.processes - 1 }, () => 'web' as const)
  await start(config.role === 'all' ? [...others, 'worker'] : others)
}

function restartAtHangUp(places: readonly Place[], log: Log, terminal: TerminalWatch): void {
  let restarting = Promise.resolve()
  terminal.onHangUp(() => {
    restarting = restarting.then(async () => {
      log.info('restarting')
      for (const place of places)
        if (!(await place.fill())) return log.error('the restart was given up: a new process did not start')
      log.info('restarted')
    })
  })
}

/** The processes end first, all at once; the database last. */
async function stop({ services, places = [] }: Running): Promise<void> {
  try {
    const inOrder = await Promise.all(places.map((place) => place.stop(stopTimeout)))
    if (inOrder.includes(false)) throw new Error('a process did not end in order')
  } finally {
    await services?.server.release()
  }
}

type TerminalWatch = { gone: AbortSignal; onHangUp(restart: () => void): void }

/** SIGHUP comes from a person or a service manager, or because the terminal is gone in which the program was started. */
function terminalWatch(): TerminalWatch {
  const gone = new AbortController()
  const hadTerminal = hasTerminal()
  let onHangUp = () => {}
  process.on('SIGHUP', () => {
    if (hadTerminal && !hasTerminal()) gone.abort(new Stopped('SIGHUP'))
    else onHangUp()
  })
  return {
    gone: gone.signal,
    onHangUp: (restart) => {
      onHangUp = restart
    },
  }
}

function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'))
    return true
  } catch {
    return false
  }
}
