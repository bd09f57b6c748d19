import { type LoadResult, load, loadAtRate, type OpenLoadResult } from '../load/load.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { growthOf, watchMemory } from '../memory/watch-memory.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { peakMemoryOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { homePath } from '../requests/address.ts'

const listings = 10_000
const times = 5
const mostConnections = 4_000
const sorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const
/** More pages than are rendered or kept in the time: each is rendered again. */
const paths = [0, 10, 20, 30, 40].flatMap((min_price) =>
  Array.from({ length: 1_600 }, (_, at) =>
    homePath({ page: 1 + Math.floor(at / sorts.length), sorted_by: sorts[at % sorts.length], min_price }),
  ),
)

/** Whether those who are answered are answered soon, and as many as ever, while five times as many come. `--minutes 10`. */
export const overload: Measurement = {
  name: 'overload',
  description: 'home pages that are not cached are asked for five times as often as they can be rendered',
  onlyWhenNamed: true,
  async run({ seconds, minutes = 2 }) {
    const dataFolder = await listingsFolder(listings)
    return withProgram(dataFolder, async ({ pid, port }) => {
      await waitUntilQuiet(pid)
      const common = { port, paths, order: 'in turn' } as const
      const measureBest = () => load({ ...common, connections, seconds })
      const before = await measureBest()
      const offered = { rate: before.rate * times, connections: mostConnections }
      await loadAtRate({ ...common, ...offered, seconds })
      const memory = watchMemory(pid)
      const result = await loadAtRate({ ...common, ...offered, seconds: minutes * 60 })
      const samples = memory.stop()
      const figures = figuresOf(result, { before, after: await measureBest() })
      return [
        ...figures,
        { name: 'memory, last sixth / first sixth', value: growthOf(samples), unit: '%', target: { most: 5 } },
        { name: 'memory at most', value: peakMemoryOf(pid), unit: 'MB' },
      ]
    })
  },
}

function figuresOf(result: OpenLoadResult, { before, after }: { before: LoadResult; after: LoadResult }): Figure[] {
  const best = Math.max(before.rate, after.rate)
  const { served, turnedAway, failed, unsent, p50, p99, p99TurnedAway, p99Lag } = result
  return [
    { name: 'served / best', value: (served / best) * 100, unit: '%', target: { least: 80 } },
    { name: 'p99 of what is served', value: p99, unit: 'ms', target: { most: 1_000 } },
    { name: 'answered by neither 200 nor 503', value: failed, unit: '/s', target: { most: 0 } },
    { name: 'p50 of what is served', value: p50, unit: 'ms' },
    { name: 'p99 of what is turned away', value: p99TurnedAway, unit: 'ms' },
    { name: 'served', value: served, unit: '/s' },
    { name: 'turned away', value: turnedAway, unit: '/s' },
    { name: 'not sent: every connection waited', value: unsent, unit: '/s' },
    { name: 'p99 of how late the requests were made', value: p99Lag, unit: 'ms' },
    { name: 'best, before', value: before.rate, unit: '/s' },
    { name: 'best, after', value: after.rate, unit: '/s' },
  ]
}
