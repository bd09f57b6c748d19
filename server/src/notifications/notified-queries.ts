import { sql } from 'kysely'
import type { Context } from '#platform/context'

type Announcement = { listingId: number; typeId: number; ownerId: number; limit: number }

export type Subscriber = { personId: number; email: string }

/**
 * Claims up to `limit` subscribers of this type who were not notified of this listing yet, and marks them as notified. An
 * address that is not confirmed gets no mail: it may be somebody else's.
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

/** Whether somebody is still subscribed to this type, and the listing is still public. */
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
