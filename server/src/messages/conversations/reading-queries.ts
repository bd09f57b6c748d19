import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Database, Tables } from '#platform/database'

type ListingColumns = Pick<
  Selectable<Tables['listings']>,
  'title' | 'price' | 'is_public' | 'deleted_at' | 'last_feedback' | 'reserved_until' | 'held_at' | 'owner_banned'
>

/** A message as it is stored. */
export type MessageRow = Pick<
  Selectable<Tables['messages']>,
  'id' | 'sender_id' | 'kind' | 'body' | 'notice' | 'created_at'
>

/** A conversation as one of its two people sees it, with the last message that they can see. */
export type ConversationRow = Partial<{ [Column in keyof ListingColumns]: ListingColumns[Column] | null }> &
  Omit<MessageRow, 'id'> & {
    id: number
    person_id: number
    role: string
    unread: number
    muted_at: Date | null
    last_message_id: number
    listing_id: number | null
    partner_id: number | null
    first_name: string | null
    blocked_at: Date | null
  }

type Some = { personId: number; id?: number; size: number; offset: number }

/** A person's conversations. They are chosen by their index first, and only what is answered is looked up. */
function conversationsOf(db: Database, { personId, id, size, offset }: Some) {
  const all = db
    .selectFrom('participants')
    .selectAll()
    .where('person_id', '=', personId)
    .where('last_message_id', 'is not', null)
  return db
    .selectFrom(
      (id === undefined ? all : all.where('conversation_id', '=', id))
        .orderBy('last_message_id', 'desc')
        .limit(size)
        .offset(offset)
        .as('p'),
    )
    .innerJoin('conversations as c', 'c.id', 'p.conversation_id')
    .innerJoin('messages as m', 'm.id', 'p.last_message_id')
    .leftJoin('participants as o', (join) =>
      join.onRef('o.conversation_id', '=', 'p.conversation_id').onRef('o.person_id', '<>', 'p.person_id'),
    )
    .leftJoin('people', 'people.id', 'o.person_id')
    .leftJoin('listings as l', 'l.id', 'c.listing_id')
    .select(['c.id', 'c.listing_id', 'p.person_id', 'p.role', 'p.unread', 'p.muted_at', 'm.id as last_message_id'])
    .select(['o.person_id as partner_id', 'people.first_name'])
    .select(['l.title', 'l.price', 'l.is_public', 'l.deleted_at', 'l.last_feedback', 'l.reserved_until'])
    .select(['l.held_at', 'l.owner_banned'])
    .select(['m.sender_id', 'm.kind', 'm.body', 'm.notice', 'm.created_at'])
    .select((eb) => [
      eb
        .selectFrom('blocks as b')
        .select((blocks) => blocks.fn.max('b.created_at').as('at'))
        .whereRef('b.blocker_id', '=', 'p.person_id')
        .whereRef('b.blocked_id', '=', 'o.person_id')
        .as('blocked_at'),
    ])
    .orderBy('p.last_message_id', 'desc')
}

type Page = { personId: number; size: number; offset: number }

/** One page of a person's conversations, the one with the newest message first. */
export const selectConversations = ({ db }: Context, { personId, size, offset }: Page): Promise<ConversationRow[]> =>
  conversationsOf(db, { personId, size, offset }).execute()

export const findConversationRow = (
  { db }: Context,
  { id, personId }: { id: number; personId: number },
): Promise<ConversationRow | undefined> => conversationsOf(db, { personId, id, size: 1, offset: 0 }).executeTakeFirst()

export async function countConversations({ db }: Context, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participants')
    .select((all) => all.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .where('last_message_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In how many conversations something is unread; muted ones do not count. */
export async function countUnreadConversations({ db }: Context, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('participants')
    .select((all) => all.fn.countAll().as('count'))
    .where('person_id', '=', personId)
    .where('unread', '>', 0)
    .where('muted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Piece = { conversationId: number; personId: number; limit: number }

/** What volunteers and signals make of a message: shown with it. */
export type JudgedRow = {
  worry: unknown
  warnings: string[] | null
  held: boolean | null
  held_decision: string | null
  /** What its mail quoted and how it was signed; of the reader's own messages alone. */
  folded: string | null
  /** What of that can be sent by a press. */
  unsent: string | null
}

export type ShownRow = MessageRow & JudgedRow

const judgedColumns = [
  'm.worry',
  sql<string[] | null>`case when m.worry is not null then (
    select array_agg(s.warning order by s.weight desc, s.id) from worry_signals s
    where s.warning <> '' and m.worry -> 'signals' @> to_jsonb(s.id)) end`.as('warnings'),
  sql<boolean | null>`h.message_id is not null`.as('held'),
  'h.decision as held_decision',
  'f.folded',
  'f.unsent',
] as const

const visibleMessages = ({ db }: Context, { conversationId, personId, limit }: Piece) =>
  db
    .selectFrom('messages as m')
    .leftJoin('pending_messages as h', 'h.message_id', 'm.id')
    .leftJoin('message_folds as f', (join) => join.onRef('f.message_id', '=', 'm.id').on('m.sender_id', '=', personId))
    .select(['m.id', 'm.sender_id', 'm.kind', 'm.body', 'm.notice', 'm.created_at'])
    .select(judgedColumns)
    .where('m.conversation_id', '=', conversationId)
    .where((eb) => eb.or([eb('m.hidden_from_partner', '=', false), eb('m.sender_id', '=', personId)]))
    .limit(limit)

/** The messages before one, or the last ones: the newest first. */
export function selectMessagesBefore(
  ctx: Context,
  { before, ...piece }: Piece & { before?: number | undefined },
): Promise<ShownRow[]> {
  const all = visibleMessages(ctx, piece).orderBy('m.id', 'desc')
  return (before === undefined ? all : all.where('m.id', '<', before)).execute()
}

/** The messages after one, the oldest first. */
export const selectMessagesAfter = (
  ctx: Context,
  { after, ...piece }: Piece & { after: number },
): Promise<ShownRow[]> => visibleMessages(ctx, piece).where('m.id', '>', after).orderBy('m.id').execute()

/** Those of somebody's own messages that are there under these ids, the oldest first. */
export const selectOwnAgain = (ctx: Context, { ids, ...piece }: Piece & { ids: number[] }): Promise<ShownRow[]> =>
  visibleMessages(ctx, piece)
    .where('m.id', 'in', ids)
    .where('m.sender_id', '=', piece.personId)
    .orderBy('m.id')
    .execute()
