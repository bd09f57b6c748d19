import type { FastifyReply } from 'fastify'

/**
 * Fires once nobody waits for this answer any more: it was given, took too long, or whoever asked hung up. The request's own
 * signal fires as soon as its body is read.
 */
export function whileAwaited({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController()
  if (raw.closed) controller.abort()
  else raw.once('close', () => controller.abort())
  return controller.signal
}
