import { type LoadResult, load } from '../load/load.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { copyOf, listingsFolder } from '../program/data-folders.ts'
import { familyOf, proportionalMemoryOf, roleOf } from '../program/processes.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { median } from '../report/rounds.ts'
import { homePath } from '../requests/address.ts'

const listings = 10_000
const sorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const
/** So many pages that each has left the cache, after a second, before it is requested again; none lies deep in the list. */
const rendered = Array.from({ length: 1_600 }, (_, at) =>
  homePath({ page: 1 + Math.floor(at / sorts.length), sorted_by: sorts[at % sorts.length] }),
)

/** What a second process brings to people who wait for pages, and what it costs. */
export const processes: Measurement = {
  name: 'processes',
  description: 'home pages that are not cached, by two processes that serve and by one, in turn; the memory of each',
  async run({ rounds, seconds }) {
    const dataFolder = await listingsFolder(listings)
    const copy = await copyOf(dataFolder, 'two-processes')
    const one = await startProgram(dataFolder, { PROCESSES: '1' })
    const two = await startProgram(copy, { PROCESSES: '2' })
    try {
      for (const { pid } of [one, two]) await waitUntilQuiet(pid)
      const measured: Round[] = []
      for (let round = 0; round < rounds; round++)
        measured.push({ one: await loadHome(one, seconds), two: await loadHome(two, seconds) })
      return [...figuresOf(measured), ...memoryOf(one, two)]
    } finally {
      await Promise.all([one.stop(), two.stop()])
    }
  },
}

type Round = { one: LoadResult; two: LoadResult }

const loadHome = ({ port }: Program, seconds: number) =>
  load({ port, paths: rendered, order: 'in turn', connections, seconds })

function figuresOf(measured: readonly Round[]): Figure[] {
  const of = (pick: (round: Round) => number) => median(measured.map(pick))
  return [
    {
      name: 'rate, two processes / one',
      value: of(({ one, two }) => two.rate / one.rate),
      unit: '×',
      target: { least: 1.4 },
    },
    { name: 'rate, one process', value: of(({ one }) => one.rate), unit: '/s' },
    { name: 'rate, two processes', value: of(({ two }) => two.rate), unit: '/s' },
    { name: 'p99, two processes / one', value: of(({ one, two }) => two.p99 / one.p99), unit: '×' },
  ]
}

/** Memory after the load; what several processes share of it counts for each in part. The database is left out. */
function memoryOf(one: Program, two: Program): Figure[] {
  const [supervisor = two.pid, ...others] = familyOf(two.pid).filter((pid) => pid === two.pid || roleOf(pid))
  const web = others.filter((pid) => roleOf(pid) === 'web').map(proportionalMemoryOf)
  const worker = others.filter((pid) => roleOf(pid) === 'worker').map(proportionalMemoryOf)
  return [
    { name: 'memory, one process', value: proportionalMemoryOf(one.pid), unit: 'MB' },
    { name: 'memory, each of two that serve', value: median(web), unit: 'MB' },
    { name: 'memory, the one that works the queue', value: median(worker), unit: 'MB' },
    { name: 'memory, the supervisor', value: proportionalMemoryOf(supervisor), unit: 'MB' },
  ]
}
