import { findOrCreatePartner, findOrCreatePerson } from '#accounts'
import type { Context } from '#platform/context'
import { seedManyPeople } from './many-listings-queries.ts'
import { partners } from './village/index.ts'

const listingsEach = 25
const minOwners = 2_000
const maxOwners = 10_000

/** Seeds the owners: one in four is a member of a partner. Those of an earlier run are used again. */
export async function seedOwners(ctx: Context, listings: number) {
  const partnerIds: number[] = []
  for (const { name } of partners) partnerIds.push(await findOrCreatePartner(ctx, { name }))
  const partnerMember = await findOrCreatePerson(ctx, {
    email: 'many-pictures@example.org',
    confirmed: true,
    partnerId: partnerIds[0],
  })
  const number = Math.min(maxOwners, Math.max(minOwners, Math.round(listings / listingsEach)))
  return { owners: await seedManyPeople(ctx, { number, partnerIds }), partnerMember }
}
