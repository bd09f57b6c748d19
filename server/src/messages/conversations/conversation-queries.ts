import type { ConversationRole } from '@reable/contract/messages/conversation-rules'
import type { Context } from '#platform/context'
import { isAny } from '#platform/database'
import type { Conversation } from './conversation.ts'

type Key = { id: number; personId: number }

/** A conversation of this person in which they can see something. */
export async function findConversation({ db }: Context, { id, personId }: Key): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('participants as p')
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .select(['c.id', 'c.listing_id', 'c.owner_id', 'c.buyer_id', 'p.role'])
    .where('p.conversation_id', '=', id)
    .where('p.person_id', '=', personId)
    .where('p.last_message_id', 'is not', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      listingId: row.listing_id,
      ownerId: row.owner_id,
      buyerId: row.buyer_id,
      personId,
      // A check of the table restricts it to these values.
      role: row.role as ConversationRole,
    }
  )
}

/** Creates the conversation of a buyer about a listing, with both of its people; run it with the listing locked. Returns its id. */
export async function insertConversation(
  ctx: Context,
  { listingId, ownerId, buyerId }: { listingId: number; ownerId: number; buyerId: number },
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('conversations')
    .values({ listing_id: listingId, owner_id: ownerId, buyer_id: buyerId, created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('participants')
    .values([
      { conversation_id: id, person_id: ownerId, role: 'owner' },
      { conversation_id: id, person_id: buyerId, role: 'buyer' },
    ])
    .execute()
  return id
}

/** The conversation of a buyer about a listing, if they began one. */
export async function findConversationIdOf(
  { db }: Context,
  { listingId, buyerId }: { listingId: number; buyerId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return row?.id
}

/** Whether there is a conversation between two people, whoever of them began it. */
export async function haveConversed({ db }: Context, [one, other]: [number, number]): Promise<boolean> {
  return isAny(
    db
      .selectFrom('conversations')
      .select('id')
      .where('owner_id', 'in', [one, other])
      .where('buyer_id', 'in', [one, other]),
  )
}
