import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { requestOnce } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { copyOf, listingsFolder } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { startProgram } from '../program/start-program.ts'
import { median } from '../report/rounds.ts'

const changes = 1_000
/** After every fiftieth change all sessions of the program with its database are cut. */
const changesPerCut = 50
/** The supervisor gives connections to its processes in turn. */
const connections = 8
const timeout = 20_000

type Newest = { id: string; title: string }

/** How soon a change shows on the cached home page of each of two processes, whatever becomes of their sessions with the database. */
export const changesSeen: Measurement = {
  name: 'changes',
  description: `${changes} changes, looked for on the home pages of two processes; their sessions cut ${changes / changesPerCut} times`,
  onlyWhenNamed: true,
  async run() {
    const dataFolder = await copyOf(await listingsFolder(10_000), 'changes-seen')
    const program = await startProgram(dataFolder, { PROCESSES: '2' })
    try {
      await waitUntilQuiet(program.pid)
      return await watch(dataFolder, program.port)
    } finally {
      await program.stop()
    }
  },
}

async function watch(dataFolder: string, port: number): Promise<Figure[]> {
  const newest = 'select id, title from listings where is_public order by listed_at desc, id desc limit 1'
  const [listing] = await queryDatabase<Newest>(dataFolder, newest)
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const times: number[] = []
  const cut: number[] = []
  let missed = 0
  for (let at = 1; at <= changes; at++) {
    const title = `Changed a moment ago, number ${at}.`
    await queryDatabase(dataFolder, 'update listings set title = $1 where id = $2', [title, listing?.id])
    const isCut = at % changesPerCut === 0
    if (isCut) await cutSessions(dataFolder)
    const time = await untilAllShow(port, agents, title)
    if (time === undefined) missed += 1
    else (isCut ? cut : times).push(time)
    // So that the pages are cached at any age when the next change comes.
    await delay(Math.random() * 500)
  }
  for (const agent of agents) agent.destroy()
  return [
    { name: 'changes that did not show', value: missed, unit: '', target: { most: 0 } },
    { name: 'a change shows on both, the slowest', value: Math.max(...times), unit: 'ms', target: { most: 1_000 } },
    { name: 'a change shows on both, in the middle', value: median(times), unit: 'ms' },
    { name: 'with all sessions cut, the slowest', value: Math.max(...cut), unit: 'ms', target: { most: 1_000 } },
  ]
}

const cutSessions = (dataFolder: string) =>
  queryDatabase(
    dataFolder,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

/** In ms, until each connection's page shows a text; undefined when one does not. */
async function untilAllShow(port: number, agents: readonly Agent[], text: string): Promise<number | undefined> {
  const startedAt = performance.now()
  const waiting = new Set(agents)
  while (waiting.size && performance.now() - startedAt < timeout) {
    for (const agent of waiting) {
      const page = await requestOnce({ port, path: '/', agent }).catch(() => undefined)
      if (page?.text.includes(text)) waiting.delete(agent)
    }
    await delay(5)
  }
  return waiting.size ? undefined : performance.now() - startedAt
}
