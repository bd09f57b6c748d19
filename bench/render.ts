import { setTimeout as delay } from 'node:timers/promises'
import { databaseOf, query } from './database.ts'
import { type LoadResult, loadAnswered, timeEach } from './load.ts'
import type { Options } from './options.ts'
import { emptyFolder, listingsFolder, type Program, startProgram, waitUntilIdle, withProgram } from './program.ts'
import { drawSamples, drawWords, finalPath, homePath, homePaths } from './requests.ts'
import { type Figure, figure, median } from './table.ts'

const connections = 32

/** What a page costs: home, a search and a listing rendered, and home from the cache; one program, and two copies of it. */
export async function render(options: Options): Promise<Figure[]> {
  const dataFolder = await listingsFolder(options.listings)
  return withProgram(dataFolder, async (program) => {
    const copy = await startCopy(dataFolder)
    try {
      const loads = await loadsOf(dataFolder, program, copy, options)
      const rounds: Record<string, LoadResult>[] = []
      for (let round = 0; round < options.rounds; round++) {
        const measured: [string, LoadResult][] = []
        for (const [name, run] of Object.entries(loads)) measured.push([name, await run()])
        rounds.push(Object.fromEntries(measured))
      }
      const shown = await timeChanges(dataFolder, [program, copy], options.short ? 1 : 5)
      return [
        ...figuresOf(rounds),
        figure('a change shows on both copies, the slowest', Math.max(...shown), 'ms', { atMost: 1_000 }),
      ]
    } finally {
      await copy.stop()
    }
  })
}

/** A second program on the database of the first one. */
async function startCopy(dataFolder: string): Promise<Program> {
  const { host, port, user, password, database } = databaseOf(dataFolder)
  // The folder of a socket is no host name, so it is a parameter.
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const copy = await startProgram(await emptyFolder('copy'), { DATABASE_URL: url, ROLE: 'web' })
  await waitUntilIdle(copy)
  return copy
}

async function loadsOf(dataFolder: string, program: Program, copy: Program, { seconds }: Options) {
  const samples = await drawSamples(dataFolder, 5_000)
  const searches: string[] = []
  for (const search_query of drawWords(samples.slice(0, 300), 2))
    searches.push(await finalPath(program.port, homePath({ search_query })))
  const listings = samples.map(({ id }) => `/posts/${id}`)
  const loadBy = (programs: Program[], paths: string[]) =>
    loadAnswered({
      ...{ ports: programs.map(({ port }) => port), pids: programs.map(({ pid }) => pid), paths, connections, seconds },
      headers: { 'accept-encoding': 'gzip' },
    })
  const loadUncached = (programs: Program[], paths: string[]) => withChanges(dataFolder, () => loadBy(programs, paths))
  return {
    home: () => loadUncached([program], homePaths),
    search: () => loadUncached([program], searches),
    listing: () => loadUncached([program], listings),
    copies: () => loadUncached([program, copy], homePaths),
    cached: () => loadBy([program], ['/']),
  }
}

function figuresOf(rounds: Record<string, LoadResult>[]): Figure[] {
  const of = (name: string, key: keyof LoadResult) => median(rounds.map((round) => round[name]?.[key] ?? Number.NaN))
  return [
    figure('home, not cached: processor time', of('home', 'cpu'), 'ms', { atMost: 6 }),
    figure('home, not cached: pages', of('home', 'rate'), '/s'),
    figure('home, not cached: p50', of('home', 'p50'), 'ms'),
    figure('home, not cached: p99', of('home', 'p99'), 'ms'),
    figure('home, two copies: pages', of('copies', 'rate'), '/s'),
    figure('home, two copies: processor time', of('copies', 'cpu'), 'ms'),
    figure('home, cached: processor time', of('cached', 'cpu'), 'ms'),
    figure('home, cached: pages', of('cached', 'rate'), '/s'),
    figure('search, not cached: processor time', of('search', 'cpu'), 'ms'),
    figure('search, not cached: pages', of('search', 'rate'), '/s'),
    figure('listing, not cached: processor time', of('listing', 'cpu'), 'ms'),
    figure('listing, not cached: pages', of('listing', 'rate'), '/s'),
  ]
}

/** Writes a listing ten times a second while the work goes on, so that cached pages do not last. */
async function withChanges<Result>(dataFolder: string, work: () => Promise<Result>): Promise<Result> {
  let isOver = false
  const changing = (async () => {
    while (!isOver) {
      await query(
        dataFolder,
        'update listings set price = price where id = (select min(id) from listings where is_public)',
      )
      await delay(100)
    }
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await changing
  }
}

/** How long a new title of the newest listing takes to show on the cached home pages of all programs, in ms. */
async function timeChanges(dataFolder: string, programs: Program[], times: number): Promise<number[]> {
  const [listing] = await query<{ id: string; title: string }>(
    dataFolder,
    'select id, title from listings where is_public order by listed_at desc, id desc limit 1',
  )
  const rename = (title: string) =>
    query(dataFolder, 'update listings set title = $1 where id = $2', [title, listing?.id])
  const durations: number[] = []
  try {
    for (let time = 0; time < times; time++) {
      // Both have it in their caches, of any age, when the change comes.
      for (const { port } of programs) await timeEach(port, ['/', '/'])
      await delay(Math.random() * 2_000)
      const title = `Changed a moment ago, number ${time}`
      await rename(title)
      durations.push(...(await Promise.all(programs.map(({ port }) => timeUntilShown(port, title)))))
    }
  } finally {
    await rename(listing?.title ?? '')
  }
  return durations
}

async function timeUntilShown(port: number, text: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 10_000) {
    const [page] = await timeEach(port, ['/'])
    if (page?.text.includes(text)) return performance.now() - startedAt
    await delay(10)
  }
  throw new Error('A change did not show within ten seconds.')
}
