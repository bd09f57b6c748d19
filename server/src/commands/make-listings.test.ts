import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seededTestDatabase } from '../platform/database/testing.ts'
import { makeListingsCommand } from './make-listings.ts'
import { addressOf, runHere } from './testing.ts'

test('a thousand invented listings are made, each is on the list with a picture, and it says how long that took', async () => {
  const [database, dataFolder] = [await seededTestDatabase(), await mkdtemp(join(tmpdir(), 'reable-'))]
  onTestFinished(async () => {
    await database.close()
    await rm(dataFolder, { recursive: true })
  })
  const env = { MIGRATION_DATABASE_URL: addressOf(database.name, 'owner') }
  const done = await runHere(makeListingsCommand, ['1000'], { databaseName: database.name, dataFolder, env })
  expect(done).toMatchObject({ code: 0, error: '' })
  expect(done.out).toMatch(/^1,000 listings after \d{1,3}\.\d s\nMade 1,000 listings in \d{1,3}\.\d s\.\n$/)
  const { rows } = await database.pool.query(
    `select count(*)::int as listings, count(p.listing_id)::int as shown
     from listings l left join pictures p on p.listing_id = l.id and p.position = 1 where l.is_public`,
  )
  expect(rows).toEqual([{ listings: 1_000, shown: 1_000 }])
})
