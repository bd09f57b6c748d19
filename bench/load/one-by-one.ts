import { Agent, get } from 'node:http'

export type TimedAnswer = { milliseconds: number; text: string }

type Headers = Record<string, string>

/** Requests one path after the other over one connection that stays open, and measures each. Throws when an answer is not 200. */
export async function requestEach(port: number, paths: string[], headers: Headers = {}): Promise<TimedAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: TimedAnswer[] = []
  try {
    for (const path of paths) answers.push(await requestOnce({ port, path, agent, headers }))
    return answers
  } finally {
    agent.destroy()
  }
}

/** Returns the times alone, in ms, without those of the first paths, which only warm up. */
export async function timeEachRequest(
  port: number,
  paths: string[],
  warmUp = 20,
  headers: Headers = {},
): Promise<number[]> {
  const answers = await requestEach(port, paths, headers)
  return answers.slice(warmUp).map(({ milliseconds }) => milliseconds)
}

/** One answer with its time, until its last byte is there. */
export function requestOnce({
  port,
  path,
  agent,
  headers = {},
}: {
  port: number
  path: string
  agent?: Agent
  headers?: Headers
}): Promise<TimedAnswer> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, ...(agent && { agent }) }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const milliseconds = performance.now() - startedAt
        if (answer.statusCode !== 200) return reject(new Error(`${path} was answered ${answer.statusCode}`))
        resolve({ milliseconds, text: Buffer.concat(parts).toString() })
      })
    })
    request.on('error', reject)
  })
}
