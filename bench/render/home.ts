import { type LoadResult, load } from '../load/load.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { median } from '../report/rounds.ts'
import { withChanges } from './with-changes.ts'

/** So many that each has left the cache before it is requested again: a listing changes ten times a second meanwhile. */
const pages = 1_500
const different = Array.from({ length: pages }, (_, at) => `/?page=${at + 1}`)
const encodings = { plain: 'identity', gzip: 'gzip' }

/** Measures the cost of a home page: rendered for each request, and taken from the cache. */
export const home: Measurement = {
  name: 'home',
  description: 'CPU time of the server for one home page of 24 cards, rendered or taken from the cache',
  async run({ rounds, seconds }) {
    const dataFolder = await listingsFolder(100_000)
    return withProgram(dataFolder, async (program) => {
      await waitUntilQuiet(program.pid)
      const figures: Figure[] = []
      for (const [name, encoding] of Object.entries(encodings)) {
        const measured: Pair[] = []
        for (let round = 0; round < rounds; round++)
          measured.push(await measure(program, dataFolder, { encoding, seconds }))
        figures.push(...figuresOf(name, measured))
      }
      return figures
    })
  },
}

type Pair = { rendered: LoadResult; cached: LoadResult }

async function measure(
  { port, pid }: Program,
  dataFolder: string,
  { encoding, seconds }: { encoding: string; seconds: number },
): Promise<Pair> {
  const common = {
    port,
    pid,
    connections,
    seconds,
    order: 'in turn',
    headers: { 'accept-encoding': encoding },
  } as const
  const rendered = await withChanges(dataFolder, () => load({ ...common, paths: different }))
  return { rendered, cached: await load({ ...common, paths: ['/'] }) }
}

function figuresOf(name: string, measured: Pair[]): Figure[] {
  const of = (pick: (pair: Pair) => number) => median(measured.map(pick))
  return [
    { name: `CPU, rendered, ${name}`, value: of(({ rendered }) => rendered.cpuEach), unit: 'ms', target: { most: 2 } },
    { name: `CPU, cached, ${name}`, value: of(({ cached }) => cached.cpuEach), unit: 'ms', target: { most: 0.1 } },
    { name: `rate, rendered, ${name}`, value: of(({ rendered }) => rendered.rate), unit: '/s' },
    { name: `rate, cached, ${name}`, value: of(({ cached }) => cached.rate), unit: '/s' },
    { name: `rate, cached / rendered, ${name}`, value: of((pair) => pair.cached.rate / pair.rendered.rate), unit: '×' },
  ]
}
