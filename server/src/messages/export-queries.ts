import type { Context } from '#platform/context'

export const selectConversationsToExport = ({ db }: Context, personId: number) =>
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
export const selectMessagesToExport = ({ db }: Context, personId: number) =>
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
export const selectIncomingToExport = ({ db }: Context, personId: number) =>
  db
    .selectFrom('incoming_mails')
    .select(['conversation_id', 'received_at', 'outcome'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
