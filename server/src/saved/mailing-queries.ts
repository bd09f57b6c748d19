import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Whether somebody wants mails about what they saved. Who never said so does. */
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

/** For who has left there is nothing to end. */
export async function stopMails({ db }: Context, personId: number): Promise<void> {
  await sql`
    insert into saved_mailings (person_id, wanted) select id, false from people where id = ${personId}::bigint
    on conflict (person_id) do update set wanted = false`.execute(db)
}

/** What a mail has not told yet: that it costs less than what was told, or that it can be had no more. */
const unannounced = sql`(l.is_public and l.price < s.told_price or not l.is_public and not s.told_gone)`

/**
 * Up to `most` people who have something to be told, to whom nothing was written since a moment; they count as told from now on,
 * and until the transaction ends nobody else tells them. Nobody writes to an address that is not confirmed, nor of their own.
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

/** One thing that somebody is told of. `now`: what it costs today, in dollars. */
export type News = {
  person_id: number
  email: string
  listing_id: number
  equipment_type_id: number
  /** Of one that can be had as it is called today, else as it was called when it was saved. */
  title: string
  told_price: number
  now: number
  is_public: boolean
  deleted_at: Date | null
  held_at: Date | null
  last_feedback: string | null
  announced_at: Date | null
}

/** What these people have not been told, the latest saved first; it counts as told from now on. */
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

/** What can be had again is told of anew when it is gone the next time. */
export async function resetToldGone({ db }: Context): Promise<void> {
  await sql`
    update saved s set told_gone = false from listings l
    where l.id = s.listing_id and l.is_public and s.told_gone`.execute(db)
}

/** Whether somebody still wants the mails, has saved these listings, and all of them can be had. */
export async function isNewsTrue(
  { db }: Context,
  { personId, fell }: { personId: number; fell: number[] },
): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select coalesce((select wanted from saved_mailings where person_id = ${personId}::bigint), true)
      and (select count(*) = ${fell.length} from saved s join listings l on l.id = s.listing_id and l.is_public
        where s.person_id = ${personId}::bigint and s.listing_id = any(${fell}::bigint[])) as holds`.execute(db)
  return rows[0]?.holds ?? false
}
