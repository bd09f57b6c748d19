import type { Answer } from '@reable/contract/client'
import { messageConfirmFirst } from '@reable/contract/messages/rules'
import type { Admit, Person } from '#accounts'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOnce } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { getSentRow } from './message-queries.ts'
import { beginConversation } from './posting/begin-conversation.ts'
import { postMessage } from './posting/post-message.ts'
import { isLastSaid } from './posting/posting-queries.ts'
import { serializeSentMessage } from './serialize-sent-message.ts'

type SendMessageInput = {
  sender: Person
  listingId: number
  body: string
  key: IdempotencyKey
  /** Counts the message against the sender's limit, in the transaction that sends it. */
  admit: Admit
  /** Counts somebody to whom the sender has not written before, as `admit` does. */
  admitPerson: Admit
}

/**
 * Writes to the owner of a listing, once however often it is sent: it begins the conversation about the listing, or goes on with it.
 * Refuses as forbidden a sender whose address is not confirmed, as not found an unknown listing, and as a conflict the sender's own
 * listing, one that is not public when there is no conversation about it yet, and what `postMessage` refuses.
 */
export async function sendMessage(ctx: Context, input: SendMessageInput): Promise<Answer<'sendMessage'>> {
  const { sender, listingId, body, key, admit, admitPerson } = input
  if (!sender.confirmed) throw new Refusal('forbidden', messageConfirmFirst)
  const isStillValid = ({ id }: { id: number }) => isLastSaid(ctx, { messageId: id, personId: sender.id })
  const once = { personId: sender.id, action: 'send message', key, isStillValid }
  const { id } = await runOnce(ctx, once, async (ctx) => {
    // First: so that one sender's messages go one after the other, and each knows to whom those before it went.
    await admit(ctx)
    const conversation = { id: await beginConversation(ctx, { listingId, buyer: sender, admitPerson }) }
    return postMessage(ctx, { conversation, writer: sender, body, origin: 'page' })
  })
  return serializeSentMessage(await getSentRow(ctx, { id, senderId: sender.id }), ctx.clock.now())
}
