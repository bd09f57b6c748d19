import cluster from 'node:cluster'
import { join } from 'node:path'
import { countProcesses } from './platform/config/processes.ts'
import { stopSignal } from './stop-signal.ts'

const clientFolder = join(import.meta.dirname, '../client')

// Signals are handled before anything else is loaded: from here on each of them ends the program in order. A process that serves
// under a supervisor is not ended by what a terminal sends to all of them at once, the supervisor is, and sends them SIGTERM.
if (cluster.isWorker) {
  const stopped = stopSignal(['SIGTERM'])
  const { serveSupervised } = await import('./serve-supervised.ts')
  await serveSupervised(stopped, clientFolder)
} else if (process.env.ROLE !== 'worker' && (countProcesses(process.env.PROCESSES) ?? 1) > 1) {
  const stopping = stopSignal(['SIGTERM', 'SIGINT'])
  const { supervise } = await import('./supervisor/supervise.ts')
  await supervise(stopping)
} else {
  const stopping = stopSignal()
  const { serveUntil } = await import('./serve.ts')
  await serveUntil(stopping, clientFolder)
}
