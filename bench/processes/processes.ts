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

/** What more processes bring to people who wait for pages, and what they cost. */
export const processes: Measurement = {
  name: 'processes',
  description: 'home pages that are not cached, by one, two and four processes that serve, in turn; the memory of each',
  async run({ rounds, seconds }) {
    const dataFolder = await listingsFolder(listings)
    const one = await startProgram(dataFolder, { PROCESSES: '1' })
    const two = await startProgram(await copyOf(dataFolder, 'two-processes'), { PROCESSES: '2' })
    const four = await startProgram(await copyOf(dataFolder, 'four-processes'), { PROCESSES: '4' })
    try {
      for (const { pid } of [one, two, four]) await waitUntilQuiet(pid)
      const measured: Round[] = []
      for (let round = 0; round < rounds; round++)
        measured.push({
          one: await loadHome(one, seconds),
          two: await loadHome(two, seconds),
          four: await loadHome(four, seconds),
        })
      return [
        ...figuresOf(measured),
        { name: 'memory, one process', value: proportionalMemoryOf(one.pid), unit: 'MB' },
        ...memoryOf(two, 'two'),
        ...memoryOf(four, 'four'),
      ]
    } finally {
      await Promise.all([one.stop(), two.stop(), four.stop()])
    }
  },
}

type Round = Record<'one' | 'two' | 'four', LoadResult>

const loadHome = ({ port }: Program, seconds: number) =>
  load({ port, paths: rendered, order: 'in turn', connections, seconds })

function figuresOf(measured: readonly Round[]): Figure[] {
  const of = (name: string, unit: string, pick: (round: Round) => number): Figure => ({
    name,
    value: median(measured.map(pick)),
    unit,
  })
  return [
    { ...of('rate, two processes / one', '×', ({ one, two }) => two.rate / one.rate), target: { least: 1.4 } },
    of('rate, four processes / one', '×', ({ one, four }) => four.rate / one.rate),
    of('rate, one process', '/s', ({ one }) => one.rate),
    of('rate, two processes', '/s', ({ two }) => two.rate),
    of('rate, four processes', '/s', ({ four }) => four.rate),
    of('p99, two processes / one', '×', ({ one, two }) => two.p99 / one.p99),
    of('p99, four processes / one', '×', ({ one, four }) => four.p99 / one.p99),
  ]
}

/** Memory after the load; what several processes share of it counts for each in part. The database is left out. */
function memoryOf(program: Program, count: string): Figure[] {
  const [supervisor = program.pid, ...others] = familyOf(program.pid).filter(
    (pid) => pid === program.pid || roleOf(pid),
  )
  const web = others.filter((pid) => roleOf(pid) === 'web').map(proportionalMemoryOf)
  const worker = others.filter((pid) => roleOf(pid) === 'worker').map(proportionalMemoryOf)
  return [
    { name: `memory, each of ${count} that serve`, value: median(web), unit: 'MB' },
    { name: `memory, the one that works the queue for ${count}`, value: median(worker), unit: 'MB' },
    { name: `memory, the supervisor of ${count}`, value: proportionalMemoryOf(supervisor), unit: 'MB' },
  ]
}
