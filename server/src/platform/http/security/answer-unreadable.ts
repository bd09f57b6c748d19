import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#platform/config'
import { newFlowId } from '../api/server-state.ts'
import { securityHeaders } from './security-headers.ts'

/** The statuses of requests that are no HTTP, by Node's names for what is wrong with them; 400 for all others. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Returns what answers a request that cannot be read as HTTP, such as one with bytes in its address that have no place there: with the
 * envelope and the headers of every other answer, straight to its connection, which ends with it.
 */
export function answerUnreadable(config: Config) {
  const always = securityHeaders(config)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (!socket.writable) return void socket.destroy(error)
    const status = statuses[error.code ?? ''] ?? 400
    const flowId = newFlowId()
    const body = JSON.stringify({ error: 'We could not read this request.', code: 'malformed', flow_id: flowId })
    const headers = {
      ...always,
      'x-flow-id': flowId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    socket.destroySoon()
  }
}
