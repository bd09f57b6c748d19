import { settlePartner, settlePerson } from '#accounts'
import type { Context } from '#platform/context'
import { settleManyPeople } from './many-listings-queries.ts'
import { partners } from './village/index.ts'

const listingsEach = 25
const fewest = 2_000
const most = 10_000

/** The people who list: one in four is a member of a partner. Those of an earlier run are taken again. */
export async function settleOwners(ctx: Context, listings: number) {
  const partnerIds: number[] = []
  for (const { name } of partners) partnerIds.push(await settlePartner(ctx, { name }))
  const partnerMember = await settlePerson(ctx, {
    email: 'many-pictures@example.org',
    confirmed: true,
    partnerId: partnerIds[0],
  })
  const number = Math.min(most, Math.max(fewest, Math.round(listings / listingsEach)))
  return { owners: await settleManyPeople(ctx, { number, partnerIds }), partnerMember }
}
