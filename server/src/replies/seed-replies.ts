import type { Context } from '#platform/context'
import type { ReplyFields } from './reply.ts'
import { insertReply } from './reply-queries.ts'

/** A standard reply that comes with the program, by a name that never changes. */
export type DeliveredReply = { delivered: string; fields: ReplyFields }

/** Adds the standard replies that come with the program, each once: what volunteers have made of one stays. */
export async function seedReplies(ctx: Context, replies: readonly DeliveredReply[]): Promise<void> {
  for (const reply of replies) await insertReply(ctx, { ...reply, removed: false, version: 1, volunteerId: null })
}
