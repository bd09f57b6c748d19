import { Agent, request } from 'node:http'
import type { TimedAnswer } from '../load/one-by-one.ts'

export type PostRequest = { body: string; headers: Record<string, string> }

/** One connection that stays open and posts one after the other. */
export function createPoster(port: number): { post(one: PostRequest): Promise<TimedAnswer>; end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return { post: (one) => post(port, one, agent), end: () => agent.destroy() }
}

/** Posts to /v1/posts; the time, in ms, goes on until the last byte of the answer is there. Throws when it is not 200. */
export function post(port: number, { body, headers }: PostRequest, agent?: Agent): Promise<TimedAnswer> {
  const startedAt = performance.now()
  const sent = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers }
  const target = { host: '127.0.0.1', port, path: '/v1/posts', method: 'POST', headers: sent, ...(agent && { agent }) }
  return new Promise((resolve, reject) => {
    const sending = request(target, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const milliseconds = performance.now() - startedAt
        const text = Buffer.concat(parts).toString()
        if (answer.statusCode === 200) resolve({ milliseconds, text })
        else reject(new Error(`A publication was answered ${answer.statusCode}: ${text}`))
      })
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
