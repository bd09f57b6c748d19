import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { findOrCreatePartner, findOrCreatePerson, findPersonByEmail, type Person, storeFactors } from '#accounts'
import { seedBanner } from '#content'
import { seedImpact } from '#impact'
import { seedListing } from '#listings'
import { seedManuals } from '#manuals'
import { day, hour, shiftedClock } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { StartError } from '#platform/database'
import { enqueue, type JobTable } from '#platform/jobs'
import { isEditionSeeded, storeEdition } from './editions-queries.ts'
import { addPictures } from './pictures.ts'
import { seedConversation } from './seed-conversation.ts'
import villageBanner from './village/banner.json' with { type: 'json' }
import history from './village/history.csv?raw'
import {
  partners,
  type VillageListing,
  villageConversation,
  villageListings,
  villagePasskeyBytes,
  villagePasskeyId,
  villagePassword,
  villagers,
  villageTotpSecret,
} from './village/index.ts'
import villageManuals from './village/manuals.json' with { type: 'json' }
import missed from './village/missed-searches.json' with { type: 'json' }
import { isVillageHere } from './village-queries.ts'

const digest = createHash('sha256')
  .update(JSON.stringify([villagers, villageListings, villageBanner, villageConversation, villageManuals]))
  .digest('hex')

/** Queues the seeding of the village, unless it was seeded. The first page does not wait for it: its listings appear one by one. */
export async function openVillage(ctx: Context): Promise<void> {
  if (await isEditionSeeded(ctx, { name: 'village', digest })) return
  await inTransaction(ctx, async (ctx) => {
    await seedBanner(ctx, villageBanner)
    await seedManuals(ctx, villageManuals)
    await seedImpact(ctx, { past: parse(history, { columns: true, cast: true }), missed })
    await enqueue(ctx, 'settle-villagers', {}, { key: 'settle-villagers' })
    await storeEdition(ctx, { name: 'village', digest })
  })
}

/** Throws StartError if the database contains the village's people: their password is public, and one of them is a volunteer. */
export async function refuseVillage(ctx: Context): Promise<void> {
  if (
    !(await isVillageHere(
      ctx,
      villagers.map(({ email }) => email),
    ))
  )
    return
  const place = ctx.config.database.url ? 'The database of DATABASE_URL' : `The data folder ${ctx.config.dataFolder}`
  const emptyPlace = ctx.config.database.url ? 'an empty database' : 'an empty DATA_DIR'
  throw new StartError(
    `${place} holds the demonstration, whose people have published passwords, and one of them is a volunteer. ` +
      `Begin production with ${emptyPlace}; what is here opens with APP_ENV=demo.`,
  )
}

export const villageJobs: JobTable = {
  'settle-villagers': (ctx) => seedVillagers(ctx),
  'settle-village-listing': (ctx, payload) =>
    seedVillageListing(ctx, z.object({ reference: z.string() }).parse(payload).reference),
  'settle-village-conversation': (ctx, payload) =>
    seedConversation(ctx, z.object({ listingId: z.number() }).parse(payload)),
}

async function seedVillagers(ctx: Context): Promise<void> {
  const partnerIds = new Map<string, number>()
  for (const { key, name } of partners) partnerIds.set(key, await findOrCreatePartner(ctx, { name }))
  for (const { email, confirmed, newsletter, role, partner, joinedDaysAgo, key } of villagers) {
    const then = { ...ctx, clock: shiftedClock(ctx.clock, -joinedDaysAgo * day) }
    const partnerId = partner ? partnerIds.get(partner) : undefined
    const firstName = `${key.charAt(0).toUpperCase()}${key.slice(1)}`
    const person = await findOrCreatePerson(then, {
      email,
      password: villagePassword,
      confirmed,
      newsletter,
      role,
      partnerId,
      firstName,
    })
    if (role) await seedFactors(then, person)
  }
  // The newest first, so that the first page is complete soon.
  const byAge = [...villageListings].sort((one, other) => age(one) - age(other))
  for (const { reference } of byAge) {
    await enqueue(ctx, 'settle-village-listing', { reference }, { key: `village ${reference}` })
  }
}

/** A volunteer of the village proves a second factor by codes that anybody can make; tests also by a passkey. */
async function seedFactors(ctx: Context, { id: personId, email }: Person): Promise<void> {
  const passkey = {
    name: 'The passkey of tests',
    credentialId: villagePasskeyId(email),
    publicKey: villagePasskeyBytes(),
  }
  const passkeys = ctx.config.appEnv === 'test' ? [passkey] : []
  await storeFactors(ctx, { personId, totpSecret: villageTotpSecret, passkeys })
}

/** Days since a village listing was published. */
const age = ({ daysAgo, hoursAgo = 0 }: VillageListing) => daysAgo + (hoursAgo * hour) / day

async function seedVillageListing(ctx: Context, reference: string): Promise<void> {
  const listing = villageListings.find((one) => one.reference === reference)
  if (!listing) return
  const email = villagers.find((one) => one.key === listing.owner)?.email ?? ''
  const owner = await findPersonByEmail(ctx, email)
  if (!owner) throw new Error(`the villager ${listing.owner} was not seeded`)
  const pictures = await addPictures(ctx, listing, owner)
  const listingId = await seedListing(ctx, {
    owner,
    reference,
    daysAgo: age(listing),
    state: listing.state,
    draft: draftOf(listing, pictures),
  })
  if (listing.title === villageConversation.about)
    await enqueue(ctx, 'settle-village-conversation', { listingId }, { key: 'village conversation' })
}

function draftOf(listing: VillageListing, pictures: { id: number }[]) {
  return {
    equipmentTypeId: listing.type,
    title: listing.title,
    description: listing.description,
    price: String(listing.price),
    free: listing.price === 0,
    conditionId: listing.condition,
    locationId: listing.location,
    properties: listing.properties,
    pictureIds: pictures.map(({ id }) => id),
  }
}
