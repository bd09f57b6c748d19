import { type Load, type LoadResult, load } from '../load/load.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { copyOf, listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { type Program, startProgram } from '../program/start-program.ts'
import { type OwnDatabase, startOwnDatabase } from '../proofs/pooler/database.ts'
import { startPgBouncer } from '../proofs/pooler/pgbouncer.ts'
import { connections } from '../read/against-bare.ts'
import { median } from '../report/rounds.ts'
import { homePath } from '../requests/address.ts'

const listings = 10_000

const sorts = ['newest', 'oldest', 'price_asc', 'price_desc'] as const

/** What visitors ask for, by the name of the figure: one statement, a list, and pages. */
const asked: Record<string, { paths: string[]; order: Load['order'] }> = {
  'a listing by its id': { paths: Array.from({ length: 5_000 }, (_, at) => `/v1/posts/${1 + at}`), order: 'in turn' },
  'a page of the list': { paths: Array.from({ length: 40 }, (_, at) => `/v1/posts?page=${1 + at}`), order: 'in turn' },
  // So many that hardly any is asked for twice.
  'a home page that is not cached': {
    paths: sorts.flatMap((sorted_by) => Array.from({ length: 400 }, (_, at) => homePath({ page: 1 + at, sorted_by }))),
    order: 'in turn',
  },
}

/** What it costs in time to reach the database through PgBouncer in transaction mode. */
export const behindPooler: Measurement = {
  name: 'behind-pooler',
  description:
    'a listing, a list and home pages, by a program behind PgBouncer and by one on PostgreSQL itself, in turn; needs pgbouncer',
  onlyWhenNamed: true,
  async run({ rounds, seconds }) {
    const dataFolder = await copyOf(await listingsFolder(listings), 'behind-pooler')
    const database = await startOwnDatabase(dataFolder)
    const pooler = await startPgBouncer(database).catch(async (error) => {
      await database.stop()
      throw error
    })
    const programs: Program[] = []
    try {
      const start = async (name: string, address: string) => {
        const program = await startProgram(await copyOf(await listingsFolder(listings), name), at(database, address))
        programs.push(program)
        return program
      }
      const straight = await start('past-the-pooler', database.settings.DATABASE_DIRECT_URL)
      const behind = await start('through-the-pooler', pooler.address)
      for (const { pid } of programs) await waitUntilQuiet(pid)
      const figures: Figure[] = []
      for (const [name, request] of Object.entries(asked)) {
        const measured: Round[] = []
        const put = ({ port, pid }: Program) => load({ port, pid, ...request, connections, seconds })
        for (let round = 0; round < rounds; round++)
          measured.push({ straight: await put(straight), behind: await put(behind) })
        figures.push(...figuresOf(name, measured))
      }
      return figures
    } finally {
      await Promise.all(programs.map((program) => program.stop()))
      await pooler.stop()
      await database.stop()
    }
  },
}

type Round = { straight: LoadResult; behind: LoadResult }

/** Where a program finds its database; straight to it, without another address for what needs a session of its own. */
function at({ settings }: OwnDatabase, address: string): Record<string, string> {
  const { DATABASE_DIRECT_URL, MIGRATION_DATABASE_URL } = settings
  const own = { DATABASE_URL: address, MIGRATION_DATABASE_URL }
  return address === DATABASE_DIRECT_URL ? own : { ...own, DATABASE_DIRECT_URL }
}

function figuresOf(name: string, measured: readonly Round[]): Figure[] {
  const of = (what: string, unit: string, pick: (round: Round) => number): Figure => ({
    name: `${name}: ${what}`,
    value: median(measured.map(pick)),
    unit,
  })
  return [
    of('rate behind / straight', '×', ({ straight, behind }) => behind.rate / straight.rate),
    of('rate, straight', '/s', ({ straight }) => straight.rate),
    of('rate, behind', '/s', ({ behind }) => behind.rate),
    of('p50, straight', 'ms', ({ straight }) => straight.p50),
    of('p50, behind', 'ms', ({ behind }) => behind.p50),
  ]
}
