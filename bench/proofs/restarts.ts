import { createReadStream } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { villagers } from '../../server/seeds/village/people.ts'
import { logIn } from '../accounts/log-in.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { type Asked, askUntil } from './restarts/ask.ts'

const connections = 8
const requests = 50_000

/** A restart that takes longer than this was given up. */
const longest = 120_000

/** Proves that nobody notices a new build: `--times 10` rolling restarts of two processes that serve, under load. */
export const restarts: Measurement = {
  name: 'restarts',
  description: 'rolling restarts of two processes while visitors read and somebody saves, without asking twice',
  async run({ times }) {
    const dataFolder = await villageCopy('restarts')
    const program = await startProgram(dataFolder, { PROCESSES: '2', LOG_LEVEL: 'info' })
    const asked: Asked = { answers: 0, failures: [], slowest: 0 }
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    let restarted = 0
    try {
      await waitUntilQuiet(program.pid)
      const people = await logInPeople(program)
      const listings = await listedIn(program)
      const isOver = () => restarted >= times && asked.answers >= requests
      const asking = people.map((person, at) => askUntil(isOver, { ...program, agent, person, listings, at, asked }))
      const seconds = await restartAgain(program, `${dataFolder}.log`, times, () => restarted++)
      restarted = times
      await Promise.all(asking)
      for (const failure of asked.failures.slice(0, 10)) process.stdout.write(`  broken: ${failure}\n`)
      return [
        { name: 'requests that failed', value: asked.failures.length, unit: '', target: { most: 0 } },
        { name: 'requests answered', value: asked.answers, unit: '', target: { least: requests } },
        { name: 'rolling restarts', value: seconds.length, unit: '', target: { least: times } },
        { name: 'longest restart of all processes', value: Math.max(...seconds), unit: 's' },
        { name: 'slowest answer', value: asked.slowest, unit: 'ms' },
      ]
    } finally {
      restarted = times
      asked.answers = Math.max(asked.answers, requests)
      agent.destroy()
      await program.stop()
    }
  },
}

/** Somebody for each connection: what one person saves at the same moment waits for each other. */
function logInPeople({ address }: Program): Promise<Record<string, string>[]> {
  const people = villagers.filter(({ confirmed, role }) => confirmed && !role).slice(0, connections)
  return Promise.all(
    people.map(async ({ email }) => ({ 'x-user-email': email, 'x-user-token': (await logIn(address, email)).token })),
  )
}

const listedIn = async ({ address }: Program): Promise<number[]> =>
  (await (await fetch(`${address}/v1/posts`)).json()).data.map(({ id }: { id: number }) => id)

/** Asks for one restart after the other; returns how many seconds each took. */
async function restartAgain(program: Program, log: string, times: number, onRestart: () => void): Promise<number[]> {
  const seconds: number[] = []
  const lines = countLines(log, '"msg":"restarted"')
  // The log of an earlier run is in the same file.
  const before = await lines()
  for (let time = 0; time < times; time++) {
    const begun = performance.now()
    program.child.kill('SIGHUP')
    while ((await lines()) <= before + time) {
      if (performance.now() - begun > longest) throw new Error('a restart was given up: the log says why')
      await delay(100)
    }
    seconds.push((performance.now() - begun) / 1000)
    onRestart()
  }
  return seconds
}

/** Counts the lines of a growing file that contain `words`; each call reads what has come since the one before. */
function countLines(file: string, words: string): () => Promise<number> {
  let [start, found, rest] = [0, 0, '']
  return async () => {
    for await (const chunk of createReadStream(file, { start })) {
      start += chunk.length
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      found += lines.filter((line) => line.includes(words)).length
    }
    return found
  }
}
