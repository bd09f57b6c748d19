import pg from 'pg'
import type { Figure, Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { databaseOf } from '../program/database.ts'
import { withProgram } from '../program/start-program.ts'
import { quantile } from '../report/rounds.ts'
import { bitsOf, dice, syntheticHashes } from './synthetic-hashes.ts'

const stored = 5_000_000
const batch = 50_000
const lookups = 400
const warmUp = 40
/** As the program asks: what is further is no finding. */
const within = 10
/** Bits that a copy differs in, which is found wherever they are. */
const surelyFound = 7

/** Measures how long it takes to find what a picture looks like among five million, and that copies are found. */
export const lookUp: Measurement = {
  name: 'look-up',
  description:
    'a picture among 5,000,000 hashes that are alike as photographs are, and copies that differ in up to 7 bits',
  async run() {
    const dataFolder = await villageCopy('screening')
    return withProgram(dataFolder, async () => {
      const client = new pg.Client(databaseOf(dataFolder))
      await client.connect()
      try {
        await fill(client)
        return await measure(client)
      } finally {
        await client.end()
      }
    })
  },
}

/** The indexes are made anew at the end: row by row they would take an hour. */
async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'picture_hashes' and indexname like '%third%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  let hashes: string[] = []
  const send = async () => {
    const text = `insert into picture_hashes select hash, now() from unnest($1::bigint[]) hash on conflict do nothing`
    await client.query(text, [hashes])
    hashes = []
  }
  for (const hash of syntheticHashes(stored)) if (hashes.push(hash.toString()) === batch) await send()
  await send()
  for (const { definition } of rows) await client.query(definition)
  await client.query('vacuum analyze picture_hashes')
}

async function measure(client: pg.Client): Promise<Figure[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash::text from picture_hashes tablesample bernoulli (0.02) repeatable (1) limit $1',
    [lookups + warmUp],
  )
  const roll = dice(7)
  const times: number[] = []
  let [missed, strangers] = [0, 0]
  for (const [at, { hash }] of rows.entries()) {
    const copy = turnSome(BigInt(hash), at % (surelyFound + 1), roll)
    const startedAt = performance.now()
    const near = await client.query<{ hash: string }>('select hash::text from near_hashes($1, $2)', [`${copy}`, within])
    if (at >= warmUp) times.push(performance.now() - startedAt)
    if (!near.rows.some((one) => one.hash === hash)) missed += 1
    strangers += near.rows.filter((one) => one.hash !== hash && one.hash !== `${copy}`).length
  }
  return [
    { name: 'look-up p50', value: quantile(times, 0.5), unit: 'ms', target: { most: 10 } },
    { name: 'look-up p95', value: quantile(times, 0.95), unit: 'ms' },
    { name: 'look-up, at most', value: quantile(times, 1), unit: 'ms' },
    { name: `copies of up to ${surelyFound} bits that are missed`, value: missed, unit: '', target: { most: 0 } },
    { name: 'other pictures within 10 bits, of each', value: strangers / rows.length, unit: '' },
  ]
}

/** The same hash with so many of its bits turned. */
function turnSome(hash: bigint, count: number, roll: () => number): bigint {
  let turned = hash
  while (bitsOf(turned ^ hash) < count) turned ^= 1n << BigInt(Math.floor(roll() * 64))
  return BigInt.asIntN(64, turned)
}
