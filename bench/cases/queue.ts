import { logIn } from '../accounts/log-in.ts'
import { proveSessions } from '../accounts/prove-session.ts'
import { timeEachRequest } from '../load/one-by-one.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { measureAlternately, median, quantile } from '../report/rounds.ts'

const caseCount = 10_000
const requests = 100
const warmUp = 10
const volunteer = 'vera@village.example'

/** People who were each reported once, by cases of every gravity and age. */
const seed = `
  with reported as (
    insert into people (email, first_name, confirmed_at, created_at)
      select 'reported-' || n || '@example.org', 'Ben', now(), now() from generate_series(1, ${caseCount}) n returning id
  )
  insert into cases (person_id, reasons, gravity, opened_at)
    select id, '{person_reported}', 1 + id % 5, now() - id % 1000 * interval '1 minute' from reported`

/** How long the queue of cases takes when very many wait, its last page too, and one case of it. */
export const queue: Measurement = {
  name: 'queue',
  description: `the queue of ${caseCount} cases, its first and its last page, and one case`,
  async run({ rounds }) {
    const dataFolder = await villageCopy('cases')
    return withProgram(dataFolder, async (program) => {
      await queryDatabase(dataFolder, seed)
      await queryDatabase(dataFolder, 'analyze')
      const { token } = await logIn(program.address, volunteer)
      await proveSessions(dataFolder, volunteer)
      const [one] = await queryDatabase<{ id: string }>(dataFolder, 'select id from cases order by id desc limit 1')
      await waitUntilQuiet(program.pid)
      const headers = { 'x-user-token': token, 'x-user-email': volunteer }
      const time = (path: string) => () =>
        timeEachRequest(program.port, Array(requests + warmUp).fill(path), warmUp, headers)
      const measured = await measureAlternately(rounds, {
        first: time('/v1/console/cases'),
        last: time(`/v1/console/cases?page=${caseCount / 20}`),
        one: time(`/v1/console/cases/${one?.id}`),
      })
      const of = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
      return [
        { name: 'first page, p50', value: of(({ first }) => median(first)), unit: 'ms', target: { most: 100 } },
        { name: 'first page, p99', value: of(({ first }) => quantile(first, 0.99)), unit: 'ms' },
        { name: 'last page, p50', value: of(({ last }) => median(last)), unit: 'ms' },
        { name: 'one case, p50', value: of(({ one }) => median(one)), unit: 'ms' },
      ]
    })
  },
}
