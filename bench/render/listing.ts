import { plainListing } from '../bare/plain-listing.ts'
import { withServer } from '../bare/start-bare.ts'
import { load } from '../load/load.ts'
import type { Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { connections } from '../read/against-bare.ts'
import { measureAlternately, median } from '../report/rounds.ts'

const listings = 100_000
const bare = new URL('../bare/listing.ts', import.meta.url)

/** The pages of as many listings as one load asks for, drawn by chance: none is in the cache. */
const someListings = () => Array.from({ length: 5_000 }, () => `/posts/${1 + Math.floor(Math.random() * listings)}`)

/** Measures the cost of a listing's page around what it says. */
export const listing: Measurement = {
  name: 'listing',
  description:
    'the pages of listings that are not cached, against React’s renderToString of one with its texts, pictures and similar listings alone',
  async run({ rounds, seconds }) {
    const dataFolder = await listingsFolder(listings)
    return withProgram(dataFolder, async ({ port, pid, address }) => {
      await waitUntilQuiet(pid)
      const message = await plainListing(address, listings / 2)
      const common = { connections, seconds, order: 'in turn', headers: { 'accept-encoding': 'gzip' } } as const
      const measured = await withServer(bare, { message }, (react) =>
        measureAlternately(rounds, {
          react: () => load({ ...common, port: react.port, paths: ['/'] }),
          rendered: () => load({ ...common, port, pid, paths: someListings() }),
        }),
      )
      const of = (pick: (round: (typeof measured)[number]) => number) => median(measured.map(pick))
      return [
        {
          ...{ name: 'rate, listing / renderToString', value: of(({ react, rendered }) => rendered.rate / react.rate) },
          ...{ unit: '×', target: { least: 0.2 } },
        },
        { name: 'rate, renderToString', value: of(({ react }) => react.rate), unit: '/s' },
        { name: 'rate, listing', value: of(({ rendered }) => rendered.rate), unit: '/s' },
        { name: 'CPU, listing', value: of(({ rendered }) => rendered.cpuEach), unit: 'ms' },
        {
          ...{ name: 'p99 / p50, listing', value: of(({ rendered }) => rendered.p99 / rendered.p50), unit: '×' },
          target: { most: 3 },
        },
      ]
    })
  },
}
