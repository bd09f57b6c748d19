import type { FastifyReply } from 'fastify'

/**
 * A signal that fires once nobody waits for this answer any more: it was sent, took too long, or the client hung up. The request's own
 * signal fires as soon as its body is read.
 */
export function replyClosedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController()
  if (raw.closed) controller.abort()
  else raw.once('close', () => controller.abort())
  return controller.signal
}
