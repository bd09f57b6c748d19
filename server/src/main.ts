import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { countProcesses } from './platform/config/processes.ts'
import { stopSignal } from './stop-signal.ts'

const clientFolder = join(import.meta.dirname, '../client')
// A start reads from it what the one before has compiled. A new build begins with an empty folder, since it is made anew.
enableCompileCache(join(import.meta.dirname, '.compiled'))

// Signals are handled before anything else is loaded: from here on each of them ends the program in order. A process that serves
// under a supervisor is not ended by what a terminal sends to all of them at once, the supervisor is, and sends them SIGTERM.
if (cluster.isWorker) {
  const stopped = stopSignal(['SIGTERM'])
  const { serveSupervised } = await import('./serve/serve-supervised.ts')
  await serveSupervised(stopped, clientFolder)
} else if (process.env.ROLE !== 'worker' && (countProcesses(process.env.PROCESSES) ?? 1) > 1) {
  const stopping = stopSignal(['SIGTERM', 'SIGINT'])
  const { supervise } = await import('./supervisor/supervise.ts')
  await supervise(stopping)
} else {
  const stopping = stopSignal()
  // The database starts while the rest is loaded.
  const { beginReaching } = await import('./begin-reaching.ts')
  const reaching = beginReaching(stopping)
  const { serveUntil } = await import('./serve/serve.ts')
  await serveUntil(stopping, clientFolder, { reaching })
}
