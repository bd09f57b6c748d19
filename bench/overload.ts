import { load } from './load.ts'
import { growthOf, watchMemory } from './memory.ts'
import type { Options } from './options.ts'
import { listingsFolder, withProgram } from './program.ts'
import { homePath, homePaths } from './requests.ts'
import { type Figure, figure, none } from './table.ts'

/** More pages than are rendered or cached in the time. */
const paths = [0, 10, 20, 30, 40, 50, 60, 70].flatMap((min_price) =>
  homePaths.map((path) => `${path}&${homePath({ min_price }).slice(2)}`),
)

/** Home pages are asked for five times as often as they can be rendered: what is served is served soon, the rest is refused. */
export async function overload({ seconds, minutes = 2 }: Options): Promise<Figure[]> {
  return withProgram(await listingsFolder(10_000), async ({ port, pid }) => {
    const common = { ports: [port], pids: [pid], paths }
    const loadAtBest = () => load({ ...common, connections: 32, seconds })
    const before = await loadAtBest()
    const crowd = { ...common, rate: before.rate * 5, connections: 4_000 }
    await load({ ...crowd, seconds })
    const watch = watchMemory(pid)
    const { rate, p50, p99, refused, failed, unsent } = await load({ ...crowd, seconds: minutes * 60 })
    const growth = growthOf(watch.stop())
    const best = Math.max(before.rate, (await loadAtBest()).rate)
    return [
      figure('served, of the best rate', (rate / best) * 100, '%', { atLeast: 80 }),
      figure('p99 of what is served', p99, 'ms', { atMost: 2_000 }),
      none('answered by neither 200 nor 503, a second', failed),
      figure('memory, last sixth over first', growth, '%', { atMost: 10 }),
      figure('p50 of what is served', p50, 'ms'),
      figure('served', rate, '/s'),
      figure('refused by 503', refused, '/s'),
      figure('not sent: all 4,000 connections waited', unsent, '/s'),
      figure('best rate', best, '/s'),
    ]
  })
}
