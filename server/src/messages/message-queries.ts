import type { Context } from '#platform/context'

type NewMessage = { sender_id: number; listing_id: number; body: string }

export async function insertMessage(ctx: Context, message: NewMessage): Promise<number> {
  const row = { ...message, created_at: ctx.clock.now() }
  return (await ctx.db.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** The sender's copy of a message; without a listing once that was removed. */
export type SentRow = { id: number; listing_id: number | null; title: string | null; body: string; created_at: Date }

const sentBy = ({ db }: Context, senderId: number) =>
  db
    .selectFrom('messages')
    .leftJoin('listings', 'listings.id', 'messages.listing_id')
    .select(['messages.id', 'messages.listing_id', 'listings.title', 'messages.body', 'messages.created_at'])
    .where('messages.sender_id', '=', senderId)

export const getSentRow = (ctx: Context, { id, senderId }: { id: number; senderId: number }): Promise<SentRow> =>
  sentBy(ctx, senderId).where('messages.id', '=', id).executeTakeFirstOrThrow()

type Page = { senderId: number; size: number; offset: number }

/** One page of a person's sent messages, the newest first. */
export const selectSent = (ctx: Context, { senderId, size, offset }: Page): Promise<SentRow[]> =>
  sentBy(ctx, senderId).orderBy('messages.id', 'desc').limit(size).offset(offset).execute()

/** All messages a person sent, the oldest first. */
export const selectAllSent = (ctx: Context, senderId: number): Promise<SentRow[]> =>
  sentBy(ctx, senderId).orderBy('messages.id').execute()

export async function countSent({ db }: Context, senderId: number): Promise<number> {
  const messages = db.selectFrom('messages').where('sender_id', '=', senderId)
  const { count } = await messages.select((all) => all.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteMessagesOf({ db }: Context, senderId: number): Promise<void> {
  await db.deleteFrom('messages').where('sender_id', '=', senderId).execute()
}
