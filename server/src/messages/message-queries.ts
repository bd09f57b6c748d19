import type { Context } from '#platform/context'

/** A message that somebody wrote; without a listing once that was removed. */
export type SentRow = {
  id: number
  conversation_id: number
  listing_id: number | null
  title: string | null
  body: string
  created_at: Date
}

const sentBy = ({ db }: Context, senderId: number) =>
  db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .leftJoin('listings', 'listings.id', 'conversations.listing_id')
    .select(['messages.id', 'messages.conversation_id', 'conversations.listing_id', 'listings.title'])
    .select(['messages.body', 'messages.created_at'])
    .where('messages.sender_id', '=', senderId)
    .where('messages.kind', '<>', 'notice')

export const getSentRow = (ctx: Context, { id, senderId }: { id: number; senderId: number }): Promise<SentRow> =>
  sentBy(ctx, senderId).where('messages.id', '=', id).executeTakeFirstOrThrow()

type Page = { senderId: number; size: number; offset: number }

/** One page of a person's sent messages, the newest first. */
export const selectSent = (ctx: Context, { senderId, size, offset }: Page): Promise<SentRow[]> =>
  sentBy(ctx, senderId).orderBy('messages.id', 'desc').limit(size).offset(offset).execute()

export async function countSent({ db }: Context, senderId: number): Promise<number> {
  const messages = db.selectFrom('messages').where('sender_id', '=', senderId).where('kind', '<>', 'notice')
  const { count } = await messages.select((all) => all.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
