import pg from 'pg'
import { logIn } from '../accounts/log-in.ts'
import { timeEachRequest } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { databaseOf } from '../program/database.ts'
import { withProgram } from '../program/start-program.ts'
import { quantile } from '../report/rounds.ts'

const people = 100_000
const repeats = 30
const warmUp = 10
const steward = 'vera@village.example'

/** What a volunteer types, from one letter on; each is asked for again and again. */
const searches: Record<string, string[]> = {
  'by a name': ['m', 'ma', 'mari', 'maria 77', 'nobody at all'],
  'by an address': ['person-', 'person-777', 'person-77777@example.org'],
  'by a listing': ['folding', 'folding walker 777', 'walker', 'wheelchair 4', '150'],
}

/** Measures how long it takes a volunteer to find somebody among 100,000 people with a listing each. */
export const findingPeople: Measurement = {
  name: 'find-people',
  description: 'a volunteer’s search by name, address or listing among 100,000 people with a listing each',
  async run() {
    const dataFolder = await villageCopy('people')
    return withProgram(dataFolder, async ({ address, port }) => {
      await fill(databaseOf(dataFolder))
      const headers = { 'x-user-token': await logInWithCode(address), 'x-user-email': steward }
      const figures: Figure[] = []
      for (const [name, words] of Object.entries(searches)) {
        const paths = Array.from({ length: repeats }, () => words).flat()
        const addresses = paths.map((q) => `/v1/console/accounts?${new URLSearchParams({ q })}`)
        const times = await timeEachRequest(port, addresses, warmUp, headers)
        figures.push({ name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' })
        figures.push({ name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', target: { most: 50 } })
      }
      return figures
    })
  },
}

/** Logs in the village's steward, whose six-digit code the demonstration shows. */
async function logInWithCode(address: string): Promise<string> {
  const { token } = await logIn(address, steward)
  const page = await (await fetch(`${address}/dev/code`)).text()
  const code = /<strong>(\d{3}) (\d{3})</.exec(page)?.slice(1).join('')
  const answer = await fetch(`${address}/v1/auth/factor/proof`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-token': token, 'x-user-email': steward },
    body: JSON.stringify({ code }),
  })
  if (!answer.ok) throw new Error(`the code was answered ${answer.status}`)
  return token
}

/** People with first names that many share, and a listing each that is like one of the village. */
async function fill(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(
      `insert into people (email, provider, confirmed_at, first_name, created_at)
       select 'person-' || n || '@example.org', 'reable', now(),
         (array['Maria', 'Margaret', 'Marek', 'Anna', 'Wei', 'Jasbir', 'Ken', 'Olga', 'Tom', 'Lucia'])[n % 10 + 1] || ' ' || n % 997, now()
       from generate_series(1, $1::int) n`,
      [people],
    )
    await client.query(
      `insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price, kind,
         measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
       select p.id, l.equipment_type_id, l.category_id, l.condition_id, l.location_id,
         (array['Folding walker', 'Blue rollator', 'Wheelchair', 'Shower chair', 'Ramp'])[p.id % 5 + 1] || ' ' || p.id % 9973,
         l.description, l.price, l.kind, l.measures, true, l.listed_at, l.expires_at, l.created_at, l.updated_at
       from people p, (select * from listings order by id limit 1) l where p.email like 'person-%'`,
    )
    await client.query('vacuum analyze people, listings')
  } finally {
    await client.end()
  }
}
