import type { Answer } from '@reable/contract/client'
import { cutText } from '@reable/contract/cut-text'
import { sql } from 'kysely'
import type { Person } from '#accounts'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'

/** Lists who may have received a listing of one's own: those who wrote about it. Refuses as not found what is not one's own. */
export async function listReceivers(
  ctx: Context,
  { owner, id }: { owner: Person; id: number },
): Promise<Answer<'listReceivers'>> {
  if (!(await isOwnListing(ctx, { ownerId: owner.id, id }))) throw new Refusal('not_found', 'There is no such listing.')
  const rows = await selectReceivers(ctx, id)
  return rows.map(({ id, first_name, promised, ...first }) => ({
    conversation_id: id,
    name: first_name ?? `Someone who wrote ${firstWords(ctx, first)}`,
    promised,
  }))
}

/** By these an owner knows again who gave no name: several people may write on one day. */
function firstWords(ctx: Context, { words, created_at }: { words: string; created_at: Date }): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line ? `“${cutText(line, 60)}”` : `on ${vancouverDay(created_at, ctx.clock.now())}`
}

async function isOwnListing({ db }: Context, { ownerId, id }: { ownerId: number; id: number }): Promise<boolean> {
  const listing = db.selectFrom('listings').select('id').where('id', '=', id).where('owner_id', '=', ownerId)
  return (await listing.where('deleted_at', 'is', null).executeTakeFirst()) !== undefined
}

type Receiver = { id: number; first_name: string | null; words: string; created_at: Date; promised: boolean }

/** The conversations about a listing whose buyer is there still: the one with its promise first, then the latest. */
async function selectReceivers({ db }: Context, listingId: number): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select c.id, p.first_name, c.created_at, pr.conversation_id is not null as promised,
      coalesce((select m.body from messages m where m.conversation_id = c.id and m.sender_id = c.buyer_id
        order by m.id limit 1), '') as words
    from conversations c join people p on p.id = c.buyer_id
    left join promises pr on pr.conversation_id = c.id and pr.handed_over_at is null
    where c.listing_id = ${listingId} order by promised desc, c.id desc limit 10`.execute(db)
  return rows
}
