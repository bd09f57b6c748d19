import { once } from 'node:events'
import type { Metrics } from '#health'
import { retire } from '#platform/http'
import type { Running } from '../program.ts'
import { Stopped } from '../stop-signal.ts'
import { answerOthers } from '../supervisor/ask-others.ts'
import { leave, started } from '../supervisor/messages.ts'
import { type Part, serveUntil } from './serve.ts'

/**
 * Does the part of the program that the supervisor asks for, until `stopped` or until a newer process has taken its place; then the
 * process ends. It ends by itself, at once, when the supervisor is gone: Node ends a process that has lost its primary.
 */
export async function serveSupervised(stopped: AbortSignal, clientFolder: string): Promise<never> {
  const [part] = (await once(process, 'message')) as [Part]
  const replaced = new AbortController()
  const onStarted = ({ served, metrics }: Running) => {
    if (metrics) metrics.others = answerOthers(metrics.measured) as Metrics['others']
    process.on('message', async (message) => {
      if (message !== leave) return
      if (served) await retire(served.app, served.serverState)
      replaced.abort(new Stopped('SIGHUP'))
    })
    process.send?.(started)
  }
  return serveUntil(AbortSignal.any([stopped, replaced.signal]), clientFolder, { part, onStarted })
}
