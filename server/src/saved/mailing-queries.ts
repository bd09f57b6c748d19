import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

/** Whether somebody wants mails about what they saved; true unless they said otherwise. */
export async function areMailsWanted({ db }: Context, personId: number): Promise<boolean> {
  const row = db.selectFrom('saved_mailings').select('wanted').where('person_id', '=', personId)
  return (await row.executeTakeFirst())?.wanted ?? true
}

export async function updateMailsWanted(
  { db }: Context,
  { personId, wanted }: { personId: number; wanted: boolean },
): Promise<void> {
  await db
    .insertInto('saved_mailings')
    .values({ person_id: personId, wanted })
    .onConflict((same) => same.column('person_id').doUpdateSet({ wanted }))
    .execute()
}

/** Turns the mails off; for an account that was closed it does nothing. */
export async function stopMails({ db }: Context, personId: number): Promise<void> {
  await sql`
    insert into saved_mailings (person_id, wanted) select id, false from people where id = ${personId}::bigint
    on conflict (person_id) do update set wanted = false`.execute(db)
}

/**
 * True for a change that was not mailed yet: a price below the one last mailed, or a listing that is no longer available. What a mailed link said
 * of one may be undone for a day.
 */
const unannounced = sql`(l.is_public and l.price < s.told_price
  or not l.is_public and l.unsettled_until is null and not s.told_gone)`

/**
 * Claims up to `limit` people with changes to be mailed, who got no such mail after `since`, and marks them as mailed; until the
 * transaction ends nobody else claims them. Addresses that are not confirmed get no mail, nor owners about their own listings.
 */
export async function claimRecipients(
  { db, clock }: Context,
  { since, limit }: { since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_mailings (person_id, told_at)
    select p.id, ${clock.now()}::timestamptz from people p left join saved_mailings m on m.person_id = p.id
    where p.confirmed_at is not null and coalesce(m.wanted, true) and (m.told_at is null or m.told_at <= ${since})
      and exists (
        select from saved s join listings l on l.id = s.listing_id
        where s.person_id = p.id and l.owner_id <> p.id and ${unannounced})
    order by p.id limit ${limit}
    on conflict (person_id) do update set told_at = excluded.told_at
      where saved_mailings.wanted and (saved_mailings.told_at is null or saved_mailings.told_at <= ${since})
    returning person_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A change of one saved listing. `now` is today's price, in dollars. */
export type News = {
  person_id: number
  email: string
  listing_id: number
  equipment_type_id: number
  /** Today's title while it is available, else the one from when it was saved. */
  title: string
  told_price: number
  now: number
  is_public: boolean
  deleted_at: Date | null
  held_at: Date | null
  last_feedback: string | null
  announced_at: Date | null
}

/** Claims the changes that were not mailed to these people yet, the latest saved first, and marks them as mailed. */
export async function claimNews({ db }: Context, personIds: number[]): Promise<News[]> {
  const { rows } = await sql<News>`
    select s.person_id, p.email::text as email, s.listing_id, l.equipment_type_id, s.told_price, l.price as now,
      case when l.is_public then l.title else s.title end as title,
      l.is_public, l.deleted_at, l.held_at, l.last_feedback, l.announced_at
    from saved s join listings l on l.id = s.listing_id join people p on p.id = s.person_id
    where s.person_id = any(${personIds}::bigint[]) and l.owner_id <> s.person_id and ${unannounced}
    order by s.person_id, s.saved_at desc, s.listing_id
    for share of l for update of s`.execute(db)
  const columns = [rows.map((row) => row.person_id), rows.map((row) => row.listing_id)]
  await sql`
    update saved s set told_gone = not b.is_public, told_price = case when b.is_public then b.price else s.told_price end
    from unnest(${columns[0]}::bigint[], ${columns[1]}::bigint[], ${rows.map((row) => row.is_public)}::boolean[],
      ${rows.map((row) => row.now)}::int[]) b (person_id, listing_id, is_public, price)
    where s.person_id = b.person_id and s.listing_id = b.listing_id`.execute(db)
  return rows
}

/** Resets what is available again, so that its next disappearance is mailed anew. */
export async function resetNotifiedGone({ db }: Context): Promise<void> {
  await sql`
    update saved s set told_gone = false from listings l
    where l.id = s.listing_id and l.is_public and s.told_gone`.execute(db)
}

/** Whether somebody still wants the mails, still has these listings saved, and all of them are available. */
export async function isNewsTrue(
  { db }: Context,
  { personId, fell }: { personId: number; fell: number[] },
): Promise<boolean> {
  const { rows } = await sql<{ still_true: boolean }>`
    select coalesce((select wanted from saved_mailings where person_id = ${personId}::bigint), true)
      and (select count(*) = ${fell.length} from saved s join listings l on l.id = s.listing_id and l.is_public
        where s.person_id = ${personId}::bigint and s.listing_id = any(${fell}::bigint[])) as still_true`.execute(db)
  return onlyRow(rows).still_true
}
