import { villagers } from '../../server/seeds/village/people.ts'
import { logIn } from '../accounts/log-in.ts'
import { withBare } from '../bare/start-bare.ts'
import { type Load, load } from '../load/load.ts'
import type { Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { measureAlternately, median } from '../report/rounds.ts'
import { pick } from '../requests/draw.ts'
import { connections, prepareBare } from './against-bare.ts'

const different = 20_000

/** The call that returns the signed-in user, held against the least that answers one row by its id. */
export const user: Measurement = {
  name: 'user',
  description: 'GET /v1/api/user of someone who is signed in, against a listing by its id on bare node:http',
  async run({ rounds, seconds }) {
    const dataFolder = await listingsFolder(100_000)
    const anyListing = (ids: number[]) => Array.from({ length: different }, () => `/v1/posts/${pick(ids)}`)
    const { paths, bare } = await prepareBare(dataFolder, { paths: anyListing })
    return withProgram(dataFolder, async (program) => {
      await waitUntilQuiet(program.pid)
      const email = villagers[0]?.email ?? ''
      const { token } = await logIn(program.address, email)
      const common: Omit<Load, 'port' | 'paths'> = { order: 'at random', connections, seconds }
      const signedIn = { paths: ['/v1/api/user'], headers: { 'x-user-token': token, 'x-user-email': email } }
      return withBare(bare, async ({ port }) => {
        const measured = await measureAlternately(rounds, {
          bare: () => load({ ...common, paths, port }),
          ours: () => load({ ...common, ...signedIn, port: program.port, pid: program.pid }),
        })
        const of = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
        return [
          {
            name: 'rate, ours / bare',
            value: of(({ ours, bare }) => ours.rate / bare.rate),
            unit: '×',
            target: { least: 0.4 },
          },
          { name: 'rate, ours', value: of(({ ours }) => ours.rate), unit: '/s' },
          { name: 'rate, bare', value: of(({ bare }) => bare.rate), unit: '/s' },
          { name: 'p50, ours', value: of(({ ours }) => ours.p50), unit: 'ms' },
          { name: 'CPU of the server for one answer', value: of(({ ours }) => ours.cpuEach), unit: 'ms' },
        ]
      })
    })
  },
}
