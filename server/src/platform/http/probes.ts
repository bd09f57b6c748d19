import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal'
import { bind } from './api/bind.ts'
import type { ServerState } from './api/server-state.ts'

/**
 * /health: the process is up. /ready: `isReady` says that the database answers with current migrations, and no stop of the program
 * has begun.
 */
export function probes(app: FastifyInstance, serverState: ServerState, isReady: () => Promise<boolean>): void {
  bind(app, 'health', async () => ({ data: { status: 'up' as const } }))
  bind(app, 'ready', async () => {
    const ready = !serverState.stopping && (await isReady().catch(() => false))
    if (!ready) throw new Refusal('busy', 'Not ready to answer.', { retryAfterSeconds: 5 })
    return { data: { status: 'ready' as const } }
  })
}
