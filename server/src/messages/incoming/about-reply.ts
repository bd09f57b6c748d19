import type { Context } from '#platform/context'
import { type AboutReply, ownMailOf } from '#platform/mail'
import { selectSaid } from './incoming-queries.ts'

/** Of a conversation's messages, the last ones are looked for in a quote. */
const maxSaid = 20

type Standing = { conversationId: number; writer: { email: string } }

/** What an answer may quote: our emails to its writer, and what was said in the conversation. */
export const aboutReply = async (ctx: Context, { conversationId, writer }: Standing): Promise<AboutReply> => ({
  ...ownMailOf(ctx.config, [writer.email]),
  said: await selectSaid(ctx, { conversationId, limit: maxSaid }),
})
