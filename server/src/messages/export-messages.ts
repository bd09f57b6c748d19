import type { Context } from '#platform/context'
import { selectBlocksBy } from './blocks/block-queries.ts'

/**
 * Exports a person's conversations with all that they can see in them, the other by their first name alone, what became of mails that
 * came in their name, and whom they have blocked.
 */
export async function exportMessages(ctx: Context, { personId }: { personId: number }) {
  const [conversations, messages, incoming, blocks] = [
    await selectConversationsToExport(ctx, personId),
    await selectMessagesToExport(ctx, personId),
    await selectIncomingToExport(ctx, personId),
    await selectBlocksBy(ctx, personId),
  ]
  return {
    conversations: conversations.map(({ id, ...conversation }) => ({
      ...conversation,
      messages: messages
        .filter((message) => message.conversation_id === id)
        .map(({ sender_id, kind, body, notice, origin, folded, created_at }) => ({
          by: kind === 'notice' ? 'reable' : sender_id === personId ? 'me' : 'them',
          ...(kind === 'notice' ? { notice } : { body }),
          ...{ origin, created_at },
          ...(folded && { folded }),
        })),
      incoming_mails: incoming
        .filter((mail) => mail.conversation_id === id)
        .map(({ received_at, outcome }) => ({ received_at, outcome })),
    })),
    blocked: blocks.map(({ first_name, created_at }) => ({ first_name, created_at })),
  }
}

const selectConversationsToExport = ({ db }: Context, personId: number) =>
  db
    .selectFrom('participants as p')
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .leftJoin('listings as l', 'l.id', 'c.listing_id')
    .leftJoin('participants as o', (join) =>
      join.onRef('o.conversation_id', '=', 'p.conversation_id').onRef('o.person_id', '<>', 'p.person_id'),
    )
    .leftJoin('people', 'people.id', 'o.person_id')
    .select(['c.id', 'c.listing_id', 'l.title', 'p.role', 'people.first_name as with', 'c.created_at', 'p.muted_at'])
    .where('p.person_id', '=', personId)
    .where('p.last_message_id', 'is not', null)
    .orderBy('c.id')
    .execute()

/** All messages that somebody can see in their conversations, the oldest first. */
const selectMessagesToExport = ({ db }: Context, personId: number) =>
  db
    .selectFrom('participants as p')
    .innerJoin('messages as m', 'm.conversation_id', 'p.conversation_id')
    .leftJoin('message_folds as f', (join) =>
      join.onRef('f.message_id', '=', 'm.id').onRef('m.sender_id', '=', 'p.person_id'),
    )
    .select(['m.conversation_id', 'm.sender_id', 'm.kind', 'm.body', 'm.notice', 'm.origin', 'm.created_at'])
    .select('f.folded')
    .where('p.person_id', '=', personId)
    .where((eb) => eb.or([eb('m.hidden_from_partner', '=', false), eb('m.sender_id', '=', personId)]))
    .orderBy('m.id')
    .execute()

/** The mails that came in for conversations in somebody's name, the oldest first: never what they say, which may be another's words. */
const selectIncomingToExport = ({ db }: Context, personId: number) =>
  db
    .selectFrom('incoming_mails')
    .select(['conversation_id', 'received_at', 'outcome'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
