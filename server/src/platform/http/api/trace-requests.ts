import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type Span } from '#platform/traces'
import { isInProcess, type ServerState } from './server-state.ts'

/**
 * Makes a span of each request, and of each call that a page makes in process a part of its page's. It says the route, never the address:
 * that has tokens and people's searches. A page from the cache is answered before, and has none.
 */
export function traceRequests(app: FastifyInstance, serverState: ServerState): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const span = beginSpan({
      name: `${request.method} ${route}`,
      kind: isInProcess(serverState, request) ? 'internal' : 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'reable.flow_id': request.id },
      traceparent: String(request.headers.traceparent ?? ''),
    })
    if (!span) return done()
    spans.set(request, span)
    span.run(done)
  })
  app.addHook('onResponse', async (request, { statusCode }) =>
    spans.get(request)?.end({ attributes: { 'http.response.status_code': statusCode }, failed: statusCode >= 500 }),
  )
}
