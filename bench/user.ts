import { villagers } from '../server/seeds/village/people.ts'
import { logIn } from './accounts/log-in.ts'
import { connections } from './against-bare.ts'
import { pick } from './asked/draw.ts'
import { withBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { type Load, load } from './load/load.ts'
import { listingsFolder } from './program/data-folders.ts'
import { ask } from './program/database.ts'
import { untilQuiet } from './program/quiet.ts'
import { withProgram } from './program/start-program.ts'
import { inTurn, median } from './report/rounds.ts'

const different = 20_000

/** The call that tells a browser who is signed in, held against the least that answers one row by its id. */
export const user: Bench = {
  name: 'user',
  description: 'GET /v1/api/user of someone who is signed in, against a listing by its id on bare node:http',
  async run({ rounds, seconds }) {
    const dataFolder = await listingsFolder(100_000)
    return withProgram(dataFolder, async (program) => {
      await untilQuiet(program.pid)
      const ids = (await ask<{ id: string }>(dataFolder, 'select id from listings where is_public')).map(
        ({ id }) => +id,
      )
      const questions = Array.from({ length: different }, () => ({ path: `/v1/posts/${pick(ids)}` }))
      const email = villagers[0]?.email ?? ''
      const { token } = await logIn(program.address, email)
      const common: Omit<Load, 'port' | 'paths'> = { order: 'at random', connections, seconds }
      const asked = { paths: ['/v1/api/user'], headers: { 'x-user-token': token, 'x-user-email': email } }
      return withBare({ dataFolder, total: ids.length, questions }, async (bare) => {
        const measured = await inTurn(rounds, {
          bare: () => load({ ...common, paths: questions.map(({ path }) => path), port: bare.port }),
          ours: () => load({ ...common, ...asked, port: program.port, pid: program.pid }),
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
