import { createServer, type RequestListener, type Server } from 'node:http'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { noteUnderWay } from '../watchdog/under-way.ts'
import { registerErrorHandlers, sendNotFound } from './api/errors.ts'
import { createServerState, newFlowId, type ServerState } from './api/server-state.ts'
import { limitReads } from './limits/limit-reads.ts'
import { turnAwayWith } from './limits/turn-away.ts'
import { readableAddress, redirectToCleanAddress } from './pages/clean-address.ts'
import { trustOf } from './security/address-of.ts'
import { answerUnreadable } from './security/answer-unreadable.ts'
import { addSecurityHeaders, securityHeaders } from './security/security-headers.ts'

export type App = FastifyInstance

const second = 1000

/** Creates the HTTP server: time-outs, flow ids, headers, the error envelope, one log line a request. It has no operations yet. */
export function createApp(config: Config, log: Log, serverState: ServerState = createServerState()) {
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'flow_id' }),
    genReqId: newFlowId,
    trustProxy: trustOf(config.http.trustProxy),
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadable(config),
    bodyLimit: 256 * 1024,
    // A key called __proto__ is refused by its name where schemas are checked.
    onProtoPoisoning: 'ignore',
    handlerTimeout: 25 * second,
    serverFactory: (handle) => createHttpServer(handle, { config, log, serverState }),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    exposeHeadRoutes: true,
    // What the router refuses by itself, such as a part of an address that is far too long, runs no hooks.
    frameworkErrors: (_error, request, reply) =>
      sendNotFound(request, reply.headers({ ...securityHeaders(config), 'x-flow-id': request.id })),
  })
  app.decorate('operations', new Map())
  addFlowIds(app, serverState)
  noteRequests(app)
  logAnswers(app, serverState)
  addSecurityHeaders(app, config)
  redirectToCleanAddress(app)
  registerErrorHandlers(app)
  return { app, serverState }
}

type Serving = { config: Config; log: Log; serverState: ServerState }

/** A page that is cached is answered at once; everything else goes on to the routes, unless there is too much of it. */
function createHttpServer(handle: RequestListener, { config, log, serverState }: Serving): Server {
  const options = {
    headersTimeout: 25 * second,
    // A photo on a slow line: everything else has its answer after the handler's time, and then no connection any more.
    requestTimeout: 5 * 60 * second,
    keepAliveTimeout: 65 * second,
  }
  const route = limitReads(handle, turnAwayWith(config, log, serverState))
  const server = createServer(options, (request, response) => {
    if (!serverState.answerFromCache?.(request, response)) route(request, response)
  })
  return server.setTimeout(30 * second)
}

/** Names the flow id in every answer, and closes connections once a stop has begun. */
function addFlowIds(app: App, serverState: ServerState): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-flow-id', request.id)
    if (serverState.stopping) reply.header('connection', 'close')
    return payload
  })
}

/** Has the watchdog name the routes that are under way when this process answers nothing any more. */
function noteRequests(app: App): void {
  const ends = new WeakMap<object, () => void>()
  app.addHook('onRequest', (request, reply, done) => {
    const end = noteUnderWay(`${request.method} ${request.routeOptions.url ?? 'no route'}`)
    ends.set(request, end)
    // Whoever has gone gets no response that could end it.
    reply.raw.once('close', end)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    ends.get(request)?.()
    done()
  })
}

/** Logs one line for each answer. */
function logAnswers(app: App, serverState: ServerState): void {
  app.addHook('onResponse', async (request, reply) => {
    // Never the query: it contains tokens and people's searches.
    const route = request.routeOptions.url ?? request.url.split('?')[0]
    const { method } = request
    const { statusCode: status, elapsedTime: milliseconds } = reply
    request.log.info({ method, route, status, ms: Math.round(milliseconds) }, 'answered')
    serverState.countAnswer?.({ method, route: request.routeOptions.url ?? 'none', status, milliseconds })
  })
}
