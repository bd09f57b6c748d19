import pg, { type ClientConfig } from 'pg'
import { catalogueOf, type EquipmentType } from '#catalogue'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { diceFrom } from './many-listings-dice.ts'
import { generateListing, type ManyListing } from './many-listings-generate.ts'
import { seedOwners } from './many-listings-owners.ts'
import { seedPictures } from './many-listings-pictures.ts'
import { addListings, highestListingId, prepareSession, vacuumTables } from './many-listings-queries.ts'

/** In days, the age of the oldest: all are public, and no reminder of an end is due while we measure. */
const spreadInDays = 75
const batchSize = 20_000

type Request = { count: number; onProgress: (generated: number) => void }

/**
 * Makes public listings to measure on, spread over everything there is, the newest last. `connection` is one without time
 * limits; `onProgress` gets the number of listings after each batch.
 */
export async function makeManyListings(ctx: Context, connection: ClientConfig, { count, onProgress }: Request) {
  const { owners, partnerMember } = await seedOwners(ctx, count)
  const pictures = await seedPictures(ctx, partnerMember)
  const types = [...(await catalogueOf(ctx)).types.values()]
  const client = new pg.Client(connection)
  // A lost connection shows as the failure of the query that runs on it.
  client.on('error', () => {})
  await client.connect()
  try {
    await prepareSession(client)
    const run = `many ${ctx.clock.now().getTime().toString(36)}`
    const generate = listingGenerator({
      owners,
      types,
      run,
      count,
      now: ctx.clock.now(),
      seed: await highestListingId(client),
    })
    for (let generated = 0; generated < count; generated += batchSize) {
      const size = Math.min(batchSize, count - generated)
      await addListings(client, { batch: generateBatch(size, (at) => generate(generated + at)), pictures, run })
      onProgress(generated + size)
    }
    await vacuumTables(client)
  } finally {
    await client.end()
  }
}

/** Generates listings while the database still copies the ones before. */
function* generateBatch(size: number, generate: (at: number) => ManyListing): Generator<ManyListing> {
  for (let at = 0; at < size; at++) yield generate(at)
}

type GeneratorInput = { owners: number[]; types: EquipmentType[]; run: string; count: number; now: Date; seed: number }

/** Generates the listing of a number, of which 0 is the oldest. Another `seed` makes other ones. */
function listingGenerator({ owners, types, run, count, now, seed }: GeneratorInput): (number: number) => ManyListing {
  const dice = diceFrom(seed)
  return (number) => {
    const age = spreadInDays * day * (1 - (number + dice.number()) / count)
    return { ...generateListing(dice, types, now, age), reference: `${run} ${number}`, ownerId: dice.pick(owners) }
  }
}
