import { plainCards } from '../bare/plain-cards.ts'
import { withServer } from '../bare/start-bare.ts'
import { load } from '../load/load.ts'
import type { Figure, Measurement } from '../measurement.ts'
import type { Options } from '../options.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { measureAlternately, median } from '../report/rounds.ts'
import { homePath } from '../requests/address.ts'
import { timeChanges } from './change.ts'

const sorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const
/** So many that each has left the one-second cache before it is requested again; none lies deep in the list. */
const different = Array.from({ length: 1_000 }, (_, at) =>
  homePath({ page: 1 + Math.floor(at / sorts.length), sorted_by: sorts[at % sorts.length] }),
)
const cards = new URL('../bare/cards.ts', import.meta.url)

/** Measures the cost of the page around the cards, and the saving by the cache. */
export const render: Measurement = {
  name: 'render',
  description: 'the home page, rendered and from the cache, against React’s renderToString of 24 plain cards alone',
  async run(options) {
    const dataFolder = await listingsFolder(100_000)
    return withProgram(dataFolder, async (program) => {
      await waitUntilQuiet(program.pid)
      const figures = await rates(program, options)
      const shown = await timeChanges(program, { dataFolder, times: 5 })
      return [
        ...figures,
        { name: 'a change shows, the slowest of five', value: Math.max(...shown), unit: 'ms', target: { most: 1_000 } },
        { name: 'a change shows, in the middle', value: median(shown), unit: 'ms' },
      ]
    })
  },
}

async function rates(program: Program, { rounds, seconds }: Options): Promise<Figure[]> {
  const plain = await plainCards(program.address)
  const common = { connections, seconds, order: 'in turn' } as const
  const measured = await withServer(cards, { message: plain }, ({ port }) =>
    measureAlternately(rounds, {
      bare: () => load({ ...common, port, paths: ['/'] }),
      rendered: () => load({ ...common, port: program.port, pid: program.pid, paths: different }),
      cached: () => load({ ...common, port: program.port, pid: program.pid, paths: ['/'] }),
    }),
  )
  const of = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
  return [
    {
      name: 'rate, rendered / renderToString',
      value: of(({ rendered, bare }) => rendered.rate / bare.rate),
      unit: '×',
      target: { least: 0.2 },
    },
    {
      name: 'rate, cached / rendered',
      value: of(({ cached, rendered }) => cached.rate / rendered.rate),
      unit: '×',
      target: { least: 15 },
    },
    { name: 'rate, renderToString', value: of(({ bare }) => bare.rate), unit: '/s' },
    { name: 'rate, rendered', value: of(({ rendered }) => rendered.rate), unit: '/s' },
    { name: 'rate, cached', value: of(({ cached }) => cached.rate), unit: '/s' },
    { name: 'CPU, rendered', value: of(({ rendered }) => rendered.cpuEach), unit: 'ms' },
  ]
}
