import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'

/** A stream of GET requests to one program or several copies of it. */
export type Load = {
  ports: number[]
  /** Requested one after the other, over and over. */
  paths: string[]
  headers?: Record<string, string>
  /** So many connections that each send their next request once the one before is answered, */
  connections: number
  /** after so many milliseconds; */
  pause?: number
  /** or so many requests a second, whether or not those before are answered, over so many connections at most. */
  rate?: number
  /** After a second that only warms up. */
  seconds: number
  /** The processes whose processor time is read meanwhile. */
  pids: number[]
}

/**
 * Times are those of answers by 200, in ms from when the request was to be sent. `cpu`: processor time of the program for each of them,
 * in ms. `refused` (503), `failed` (anything else, or no answer) and `unsent` (no connection was free) are numbers a second.
 */
export type LoadResult = Record<'rate' | 'p50' | 'p99' | 'cpu' | 'refused' | 'failed' | 'unsent', number>

/** Sends the requests from a process of its own. */
export async function load(request: Load): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { execArgv: ['--max-semi-space-size=16'] })
  child.send(request)
  const [result] = (await once(child, 'message')) as [LoadResult]
  child.disconnect()
  return result
}

/** The same, where every request must be answered by 200. */
export async function loadAnswered(request: Load): Promise<LoadResult> {
  const result = await load(request)
  if (result.refused || result.failed) throw new Error(`Requests such as ${request.paths[0]} were not answered by 200.`)
  return result
}

export type TimedAnswer = { path: string; milliseconds: number; text: string }

/** Requests one path after the other over one connection. Throws when an answer is not 200. */
export async function timeEach(port: number, paths: readonly string[]): Promise<TimedAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: TimedAnswer[] = []
  try {
    for (const path of paths) {
      const startedAt = performance.now()
      const text = await request(port, path, agent)
      answers.push({ path, milliseconds: performance.now() - startedAt, text })
    }
    return answers
  } finally {
    agent.destroy()
  }
}

/** Plain node:http: fetch takes a millisecond more. */
function request(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, async (answer) => {
      const parts = await answer.toArray().catch(reject)
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`))
      else if (parts) resolve(Buffer.concat(parts).toString())
    }).on('error', reject)
  })
}
