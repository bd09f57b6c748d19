import type { Context } from '#platform/context'
import { deleteMessagesOf } from './message-queries.ts'

/** Removes a person's copies of the messages they sent. What an owner received by mail is the owner's. */
export const forgetMessages = (ctx: Context, { senderId }: { senderId: number }): Promise<void> =>
  deleteMessagesOf(ctx, senderId)
