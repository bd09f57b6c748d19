import { setTimeout as delay } from 'node:timers/promises'
import { requestEach, requestOnce } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { median, quantile } from '../report/rounds.ts'
import { countsPath, homePath, type ListQuery } from '../requests/address.ts'
import { anyFilter } from '../requests/filters.ts'
import { drawListings } from '../requests/samples.ts'

const filters = 300
const pages = 30
/** A page leaves the cache after a second. */
const pageTtl = 1_100

/** Measures the cost of the numbers beside the filter. */
export const counts: Measurement = {
  name: 'counts',
  description: `GET /v1/posts/counts for ${filters} filters among 1,000,000 listings, and what it adds to a home page`,
  async run() {
    const dataFolder = await listingsFolder(1_000_000)
    return withProgram(dataFolder, async ({ pid, port }) => {
      await waitUntilQuiet(pid)
      const samples = await drawListings(dataFolder, filters + pages)
      const queries = samples.map(anyFilter)
      for (const one of queries.slice(0, 5)) await waitUntilCounted(port, one)
      return [
        ...(await measureAlone(port, queries.slice(0, filters))),
        ...(await measureOnPages(port, queries.slice(filters))),
      ]
    })
  },
}

/** Requests each when the one before is fully counted, as between two visits; then all without a pause. */
async function measureAlone(port: number, queries: ListQuery[]): Promise<Figure[]> {
  const times: number[] = []
  const totalTimes: number[] = []
  let uncounted = 0
  for (const one of queries) {
    const { milliseconds, text } = await requestOnce({ port, path: countsPath(one) })
    times.push(milliseconds)
    if (!isCounted(text)) uncounted++
    totalTimes.push(milliseconds + (await waitUntilCounted(port, one)))
  }
  const rushed = await requestEach(
    port,
    queries.map((one) => countsPath({ ...one, max_price: 9_000 - queries.indexOf(one) })),
  )
  const rushedTimes = rushed.map(({ milliseconds }) => milliseconds)
  return [
    { name: 'the answer, the slowest', value: Math.max(...times), unit: 'ms', target: { most: 20 } },
    { name: 'the answer, p99', value: quantile(times, 0.99), unit: 'ms', target: { most: 20 } },
    { name: 'the answer, p50', value: median(times), unit: 'ms' },
    { name: 'not counted in time', value: uncounted, unit: `of ${queries.length}` },
    { name: 'until the counts are there, p50', value: median(totalTimes), unit: 'ms' },
    { name: 'until the counts are there, the slowest', value: Math.max(...totalTimes), unit: 'ms' },
    { name: 'without a pause, the slowest', value: Math.max(...rushedTimes), unit: 'ms' },
    { name: 'without a pause, p50', value: median(rushedTimes), unit: 'ms' },
  ]
}

/** The same page before its counts and its total are at hand, and with both. */
async function measureOnPages(port: number, queries: ListQuery[]): Promise<Figure[]> {
  const times: { cold: number; warm: number }[] = []
  for (const one of queries) {
    const cold = await requestOnce({ port, path: homePath(one) })
    await waitUntilCounted(port, one)
    await delay(pageTtl)
    const warm = await requestOnce({ port, path: homePath(one) })
    times.push({ cold: cold.milliseconds, warm: warm.milliseconds })
  }
  const added = times.map(({ cold, warm }) => cold - warm)
  return [
    { name: 'home page, counts cold, p50', value: median(times.map(({ cold }) => cold)), unit: 'ms' },
    { name: 'home page, counts warm, p50', value: median(times.map(({ warm }) => warm)), unit: 'ms' },
    { name: 'home page, cold − warm, p50', value: median(added), unit: 'ms', target: { most: 20 } },
    { name: 'home page, cold − warm, the most', value: Math.max(...added), unit: 'ms' },
  ]
}

/** Requests the counts until they are there, as the browser does. Returns how long that took, in ms. */
async function waitUntilCounted(port: number, query: ListQuery): Promise<number> {
  const startedAt = performance.now()
  for (let tries = 0; tries < 400; tries++) {
    const { text } = await requestOnce({ port, path: countsPath(query) })
    if (isCounted(text)) return performance.now() - startedAt
    await delay(15)
  }
  throw new Error('The counts did not come.')
}

const isCounted = (text: string) => (JSON.parse(text) as { data: object | null }).data !== null
