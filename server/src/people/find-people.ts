import type { AnswerBody } from '@reable/contract/client'
import { foundPerPage, seesAddresses } from '@reable/contract/people/rules'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { findWorstInForce } from '#restrictions'
import { requireMay } from '#volunteers'
import { serializeAccount } from './serialize-account.ts'

type Input = { volunteer: Person | undefined; q: string; page: number }

/** Finds people for a volunteer; nobody without any words. Refuses as `requireMay` does. */
export async function findPeople(ctx: Context, { q, page, ...input }: Input): Promise<AnswerBody<'findPeople'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'see_person')
  if (!q) return { data: [], more: false }
  const size = foundPerPage
  const byAddress = seesAddresses(volunteer.role)
  // One more than is answered says whether there are others.
  const rows = await selectFound(ctx, { words: q, byAddress, limit: size + 1, offset: (page - 1) * size })
  const shown = rows.slice(0, size)
  const restricted = await findWorstInForce(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    data: shown.map((row) => ({
      ...serializeAccount(row, { volunteer, restricted: restricted.get(row.id) }),
      listings: row.listings,
    })),
    more: rows.length > size,
  }
}

/** Somebody as a list of volunteers shows them. */
type FoundRow = {
  id: number
  first_name: string | null
  email: string
  created_at: Date
  confirmed: boolean
  role: string | null
  partner: string | null
  listings: number
}

type Search = {
  /** As it was typed. */
  words: string
  /** Addresses are looked at for moderators and stewards alone. */
  byAddress: boolean
  limit: number
  offset: number
}

/** The pattern of what begins with these words. */
const beginning = (words: string) => `${escaped(words)}%`
const escaped = (words: string) => words.toLowerCase().replace(/[\\%_]/g, '\\$&')

/**
 * The people whose name, address or a title of theirs begins so, who have a listing of that number, or a public one with these words in its
 * title. Each way is read by an index of its own, and no further than the page that is asked for.
 */
async function selectFound({ db }: Context, { words, byAddress, limit, offset }: Search): Promise<FoundRow[]> {
  const most = sql.lit(limit + offset)
  const begins = beginning(words)
  const address = byAddress
    ? sql`union all (select id, 2 from people where lower(email::text) like ${begins} order by lower(email::text) using ~<~ limit ${most})`
    : sql``
  const number = /^\d{1,15}$/.test(words)
    ? sql`union all (select owner_id, 0 from listings where id = ${words}::bigint)`
    : sql``
  const { rows } = await sql<FoundRow>`
    with hits (id, way) as (
      (select id, 1 from people where first_name is not null and lower(first_name) like ${begins}
        order by lower(first_name) using ~<~ limit ${most})
      ${address}
      ${number}
      union all (select owner_id, 3 from listings where lower(title) like ${begins}
        order by lower(title) using ~<~ limit ${most})
      union all (select owner_id, 4 from listings
        where is_public and words @@ websearch_to_tsquery('english', ${words}) and lower(title) like ${`%${begins}`} limit ${most})
    ), found as (
      select id, min(way) as way from hits group by id order by way, id limit ${limit} offset ${offset}
    )
    select p.id, p.first_name, p.email, p.created_at, p.confirmed_at is not null as confirmed, p.role, o.name as partner,
      (select count(*) from listings l where l.owner_id = p.id)::int as listings
    from found join people p on p.id = found.id left join partners o on o.id = p.partner_id
    order by found.way, p.id`.execute(db)
  return rows
}
