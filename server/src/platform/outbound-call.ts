import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isBlockedHost, lookupPublic } from './config/public-address.ts'

export type OutboundRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Takes the body of a 200 as it comes, instead of all of it at the end; what it throws ends the call. */
  onBytes?: (chunk: Buffer) => void
}

export type OutboundAnswer = { status: number; headers: Record<string, string>; text: string; bytes: Buffer }

/**
 * The limits of an outbound call: milliseconds to connect and in all, bytes of the answer's body. `publicOnly`:
 * no address of this machine or its network is called, whatever its name.
 */
export type Bounds = { connect: number; whole: number; bytes: number; publicOnly?: boolean }

/**
 * Makes one HTTP call that ends in time, whatever the other side does. Follows no redirects. Node's own client: loading fetch
 * takes 18 MB. Rejects when there is no whole answer within the bounds.
 */
export function callOutbound(
  address: URL,
  { method = 'GET', headers = {}, body, onBytes }: OutboundRequest,
  bounds: Bounds,
) {
  return new Promise<OutboundAnswer>((resolve, reject) => {
    const request = address.protocol === 'https:' ? overHttps : overHttp
    const { publicOnly = false } = bounds
    if (publicOnly && isBlockedHost(address.hostname)) throw new Error('not an address of the open internet')
    const call = request(address, { method, headers, agent: false, ...(publicOnly && { lookup: lookupPublic }) })
    const fail = (reason: string | Error) => {
      reject(reason instanceof Error ? reason : new Error(reason))
      call.destroy()
    }
    let isConnected = false
    const connecting = afterArrivals(bounds.connect, () => isConnected || fail('no connection in time'))
    const waiting = afterArrivals(bounds.whole, () => fail('no answer in time'))
    call.on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true
        clearTimeout(connecting)
      }),
    )
    call.on('response', (answer) => gather(answer, { maxBytes: bounds.bytes, onBytes }, resolve, fail))
    call.on('error', reject)
    call.on('close', () => {
      clearTimeout(connecting)
      clearTimeout(waiting)
      reject(new Error('cut off'))
    })
    call.end(body)
  })
}

/**
 * Calls back once the time is over and what has arrived meanwhile was taken in: after a busy moment of our own, timers come before
 * arrivals, and the other side would be blamed for it.
 */
const afterArrivals = (milliseconds: number, callBack: () => void) => setTimeout(setImmediate, milliseconds, callBack)

function gather(
  answer: IncomingMessage,
  { maxBytes, onBytes }: { maxBytes: number; onBytes: OutboundRequest['onBytes'] },
  resolve: (answer: OutboundAnswer) => void,
  fail: (reason: string | Error) => void,
) {
  const chunks: Buffer[] = []
  let bytes = 0
  const handOver = (chunk: Buffer) => {
    try {
      onBytes?.(chunk)
    } catch (error) {
      fail(error as Error)
    }
  }
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) fail('more than we take')
    else if (onBytes && answer.statusCode === 200) handOver(chunk)
    else chunks.push(chunk)
  })
  answer.on('error', () => fail('cut off'))
  answer.on('end', () => {
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    const body = Buffer.concat(chunks)
    resolve({
      status: answer.statusCode as number,
      headers: Object.fromEntries(headers),
      get text() {
        return body.toString('utf8')
      },
      bytes: body,
    })
  })
}
