import type { Context } from '#platform/context'
import { deleteMessagesOf } from './message-queries.ts'

/** Removes someone's copies of what they wrote. What an owner got by mail is theirs. */
export const forgetMessages = (ctx: Context, { senderId }: { senderId: number }): Promise<void> =>
  deleteMessagesOf(ctx, senderId)
