import type { Answer } from '@reable/contract/client'
import { sentMessagesPerPage } from '@reable/contract/messages/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { countSent, selectSent } from './message-queries.ts'
import { serializeSentMessage } from './serialize-sent-message.ts'

type SentMessages = { messages: Answer<'listSentMessages'>; total: number }

/** Lists one page of the messages a person sent, the newest first, with the total. */
export async function listSentMessages(
  ctx: Context,
  { sender, page }: { sender: Person; page: number },
): Promise<SentMessages> {
  const size = sentMessagesPerPage
  const [rows, total] = await Promise.all([
    selectSent(ctx, { senderId: sender.id, size, offset: (page - 1) * size }),
    countSent(ctx, sender.id),
  ])
  return { messages: rows.map((row) => serializeSentMessage(row, ctx.clock.now())), total }
}
