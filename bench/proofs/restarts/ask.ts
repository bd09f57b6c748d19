import { once } from 'node:events'
import { type Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What came of all requests: how many were answered as they should be, and a sentence for each that was not. */
export type Asked = { answers: number; failures: string[]; slowest: number }

/** `person` are the headers of somebody who is signed in, `listings` what they save. */
type Visitor = {
  port: number
  agent: Agent
  person: Record<string, string>
  listings: number[]
  at: number
  asked: Asked
}

const pages = [
  '/',
  '/v1/posts',
  '/aboutus',
  '/?sorted_by=price_asc',
  '/v1/health',
  '/v1/posts?sorted_by=nearest',
  '/favicon.svg',
]

/** Asks over connections that stay open, each request once, as a browser does that has nobody to repeat it; every eighth is a write. */
export async function askUntil(isOver: () => boolean, visitor: Visitor): Promise<void> {
  for (let number = visitor.at; !isOver(); number++) {
    const path = pages[number % (pages.length + 1)]
    const id = visitor.listings[number % visitor.listings.length]
    await (path ? askOnce(visitor, path, 'GET') : askOnce(visitor, `/v1/api/saved/${id}`, 'PUT'))
  }
}

async function askOnce({ port, agent, person, asked }: Visitor, path: string, method: 'GET' | 'PUT'): Promise<void> {
  const headers = method === 'PUT' ? person : {}
  const begun = performance.now()
  try {
    const sent = request({ port, path, agent, method, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const body = await text(answer)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${body.slice(0, 80)}`)
    asked.answers += 1
  } catch (error) {
    asked.failures.push(`${method} ${path}: ${(error as Error).message}`)
  }
  asked.slowest = Math.max(asked.slowest, performance.now() - begun)
}
