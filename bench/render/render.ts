import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { plainCards } from '../bare/plain-cards.ts'
import { withServer } from '../bare/start-bare.ts'
import { load } from '../load/load.ts'
import { requestEach } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import type { Options } from '../options.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { measureAlternately, median } from '../report/rounds.ts'
import { homePath } from '../requests/address.ts'
import { timeChanges } from './change.ts'
import { withChanges } from './with-changes.ts'

const sorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const
/** A thousand pages, none of which lies deep in the list. */
const thousand = Array.from({ length: 1_000 }, (_, at) =>
  homePath({ page: 1 + Math.floor(at / sorts.length), sorted_by: sorts[at % sorts.length] }),
)

/** Addresses that nobody asks for twice, in no order: none is in the cache. */
const neverTwice = sorts
  .flatMap((sorted_by) => Array.from({ length: 4_000 }, (_, at) => homePath({ page: 1 + at, sorted_by })))
  .map((path) => ({ path, order: Math.random() }))
  .sort((one, other) => one.order - other.order)
  .map(({ path }) => path)

/** Milliseconds: counts that were made while listings changed are as old as this at most, and pages that show them hold no longer. */
const countsMaxAge = 31_000

/** More than are rendered in one load. */
const mostInOneLoad = 5_000

const cards = new URL('../bare/cards.ts', import.meta.url)
const bytes = new URL('../bare/bytes.ts', import.meta.url)

/** Measures the cost of the page around the cards, and the saving by the cache. */
export const render: Measurement = {
  name: 'render',
  description: 'the home page, rendered and from the cache, against React’s renderToString of 24 plain cards alone',
  async run(options) {
    const dataFolder = await listingsFolder(100_000)
    return withProgram(dataFolder, async (program) => {
      await waitUntilQuiet(program.pid)
      const figures = await rates(program, dataFolder, options)
      const shown = await timeChanges(program, { dataFolder, times: 5 })
      return [
        ...figures,
        { name: 'a change shows, the slowest of five', value: Math.max(...shown), unit: 'ms', target: { most: 1_000 } },
        { name: 'a change shows, in the middle', value: median(shown), unit: 'ms' },
      ]
    })
  },
}

async function rates(program: Program, dataFolder: string, { rounds, seconds }: Options): Promise<Figure[]> {
  const { port, pid } = program
  const plain = await plainCards(program.address)
  const page = gzipSync(await (await fetch(program.address)).arrayBuffer())
  const common = { connections, seconds, order: 'in turn' } as const
  const gzip = { 'accept-encoding': 'gzip' }
  const measured = await withServer(cards, { message: plain }, (react) =>
    withServer(bytes, { message: { bytes: page.toString('base64') } }, (plainHttp) =>
      measureAlternately(rounds, {
        react: () => load({ ...common, port: react.port, paths: ['/'] }),
        eachNew: () => load({ ...common, port, pid, paths: neverTwice.splice(0, mostInOneLoad), headers: gzip }),
        rendered: () => withChanges(dataFolder, () => load({ ...common, port, pid, paths: thousand, headers: gzip })),
        again: async () => {
          // Nothing has changed for as long as counts may be old; then each once, so that all are in the cache.
          await requestEach(port, thousand.slice(0, 1), gzip)
          await delay(countsMaxAge)
          await requestEach(port, thousand, gzip)
          return load({ ...common, port, pid, paths: thousand, headers: gzip })
        },
        bytes: () => load({ ...common, port: plainHttp.port, paths: ['/'], headers: gzip }),
        cached: () => load({ ...common, port, pid, paths: ['/'], headers: gzip }),
      }),
    ),
  )
  return figuresOf(measured)
}

type Rounds = Record<
  'react' | 'eachNew' | 'rendered' | 'again' | 'bytes' | 'cached',
  Awaited<ReturnType<typeof load>>
>[]

function figuresOf(measured: Rounds): Figure[] {
  const of = (read: (round: Rounds[number]) => number) => median(measured.map(read))
  const ratio = (name: string, over: keyof Rounds[number], under: keyof Rounds[number], least: number): Figure => ({
    ...{ name, value: of((round) => round[over].rate / round[under].rate), unit: '×' },
    target: { least },
  })
  return [
    ratio('rate, each address new / renderToString', 'eachNew', 'react', 0.15),
    ratio('rate, ten changes a second / renderToString', 'rendered', 'react', 0.15),
    ratio('rate, the same thousand again / renderToString', 'again', 'react', 4),
    ratio('rate, cached / node:http with the same bytes', 'cached', 'bytes', 0.6),
    ratio('rate, cached / rendered', 'cached', 'rendered', 15),
    { name: 'rate, renderToString', value: of(({ react }) => react.rate), unit: '/s' },
    { name: 'rate, each address new', value: of(({ eachNew }) => eachNew.rate), unit: '/s' },
    { name: 'rate, ten changes a second', value: of(({ rendered }) => rendered.rate), unit: '/s' },
    { name: 'rate, the same thousand again', value: of(({ again }) => again.rate), unit: '/s' },
    { name: 'rate, cached', value: of(({ cached }) => cached.rate), unit: '/s' },
    { name: 'CPU, ten changes a second', value: of(({ rendered }) => rendered.cpuEach), unit: 'ms' },
    { name: 'CPU, cached', value: of(({ cached }) => cached.cpuEach), unit: 'ms', target: { most: 0.02 } },
    {
      ...{
        name: 'p99 / p50, ten changes a second',
        value: of(({ rendered }) => rendered.p99 / rendered.p50),
        unit: '×',
      },
      target: { most: 3 },
    },
  ]
}
