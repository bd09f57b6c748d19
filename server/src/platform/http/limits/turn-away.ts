import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorEnvelope } from '@reable/contract/errors'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { apiBase } from '../api/api-base.ts'
import { newFlowId, type ServerState } from '../api/server-state.ts'
import { plainPage, plainPolicy } from '../pages/plain-page.ts'
import { securityHeaders } from '../security/security-headers.ts'

/** In seconds. */
const retryAfter = '5'

/** In milliseconds: one line of the log says how many were turned away since the one before. */
const logEvery = 10_000

export const tooBusy =
  'So many people are here just now that we cannot answer everybody at once. Please try again in a few seconds. Nothing of yours is lost.'

const title = 'One moment, please'
const page = Buffer.from(plainPage(title, [tooBusy]))

/** Returns what answers a request that cannot have its turn in time: with a sentence, and nothing else done for it. */
export function turnAwayWith(config: Config, log: Log, serverState: ServerState) {
  const always = { ...securityHeaders(config), 'retry-after': retryAfter, 'cache-control': 'no-store' }
  const forPages = { ...always, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': plainPolicy }
  const forCalls = { ...always, 'content-type': 'application/json; charset=utf-8' }
  let turnedAway = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  return ({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void => {
    turnedAway++
    if (performance.now() - loggedAt > logEvery) {
      log.error({ turned_away: turnedAway }, 'more is asked for than can be answered: some are asked to come back')
      turnedAway = 0
      loggedAt = performance.now()
    }
    const flowId = newFlowId()
    const isCall = url.startsWith(`${apiBase}/`)
    const envelope: ErrorEnvelope = { error: tooBusy, code: 'busy', flow_id: flowId }
    const body = isCall ? Buffer.from(JSON.stringify(envelope)) : page
    const headers = { ...(isCall ? forCalls : forPages), 'x-flow-id': flowId, 'content-length': String(body.length) }
    response.writeHead(503, headers).end(method === 'HEAD' ? undefined : body)
    serverState.countAnswer?.({ method, route: 'turned away', status: 503, milliseconds: 0 })
  }
}
