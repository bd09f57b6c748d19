import { Agent, request } from 'node:http'
import type { Program } from '../program/start-program.ts'

/** Opens pages of one program over one connection that stays open, and records how each was answered. */
export type Visitor = {
  /** Milliseconds until the last byte was there, by page. */
  times: Map<string, number[]>
  /** How many answers had this status. */
  statuses: Map<number, number>
  open(path: string): Promise<void>
  /** Sends a message to the organisation, for which the program has the captcha checked. */
  write(): Promise<void>
  leave(): void
}

export function createVisitor({ port }: Program): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = new Map<string, number[]>()
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return {
    times,
    statuses,
    open: async (path) => {
      const startedAt = performance.now()
      count(await statusOf({ host: '127.0.0.1', port, path, agent }))
      times.set(path, [...(times.get(path) ?? []), performance.now() - startedAt])
    },
    write: async () => {
      const headers = { 'content-type': 'application/json' }
      count(await statusOf({ host: '127.0.0.1', port, path: '/v1/contact_us', method: 'POST', headers }, message))
    },
    leave: () => agent.destroy(),
  }
}

const message = JSON.stringify({
  sender_email: 'visitor@reable.example',
  body: 'Is anybody there?',
  recaptcha: 'solved',
  termsOfUse: true,
})

function statusOf(options: object, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (answer) => {
      answer.on('error', reject)
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
