import { sql } from 'kysely'
import type { Context } from '#platform/context'

type Announcement = { listingId: number; typeId: number; ownerId: number; limit: number }

export type Subscriber = { personId: number; email: string }

/**
 * Up to `most` of those who wait for this type and were not told of this listing yet; they count as told from now on. Nobody
 * writes to an address that is not confirmed: it may be somebody else's.
 */
export async function claimSubscribers(
  ctx: Context,
  { listingId, typeId, ownerId, limit }: Announcement,
): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    with told as (
      insert into notified (person_id, listing_id, notified_at)
      select n.person_id, ${listingId}::bigint, ${ctx.clock.now()}::timestamptz
      from notifications n join people p on p.id = n.person_id
      where n.equipment_type_id = ${typeId}::int and n.person_id <> ${ownerId}::bigint and p.confirmed_at is not null
        and not exists (select from notified t where t.person_id = n.person_id and t.listing_id = ${listingId}::bigint)
      order by n.person_id limit ${limit}
      on conflict do nothing
      returning person_id
    )
    select p.id as "personId", p.email::text as email from told join people p on p.id = told.person_id order by p.id
  `.execute(ctx.db)
  return rows
}

/** Whether somebody still waits for this type, and the listing is still there for everyone. */
export async function isStillWanted(
  ctx: Context,
  { personId, typeId, listingId }: { personId: number; typeId: number; listingId: number },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('notifications as n')
    .innerJoin('listings as l', (join) => join.on('l.id', '=', listingId).on('l.is_public', '=', true))
    .select('n.id')
    .where('n.person_id', '=', personId)
    .where('n.equipment_type_id', '=', typeId)
    .executeTakeFirst()
  return row !== undefined
}

/** Which listings somebody was told of, and when. */
export const selectNotifiedOf = (ctx: Context, personId: number) =>
  ctx.db
    .selectFrom('notified')
    .select(['listing_id', 'notified_at'])
    .where('person_id', '=', personId)
    .orderBy('listing_id')
    .execute()
