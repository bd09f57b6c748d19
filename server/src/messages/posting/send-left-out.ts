import type { Answer } from '@reable/contract/client'
import { messageConfirmFirst, messageError } from '@reable/contract/messages/rules'
import { type Admit, lockConfirmed, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireConversation } from '../conversations/require-conversation.ts'
import { takeUnsent } from './fold-queries.ts'
import { postMessage } from './post-message.ts'
import { lockConversation } from './posting-queries.ts'
import { getOwnMessage } from './write-message.ts'

type Input = { conversationId: number; messageId: number; writer: Person; admit: Admit }

/**
 * Sends what was left out of a message that came by email, such as a signature, as a message of its own, once. Refuses as not found where
 * there is nothing to send, and what `writeMessage` refuses.
 */
export async function sendLeftOut(ctx: Context, input: Input): Promise<Answer<'sendLeftOut'>> {
  const { conversationId, messageId, writer, admit } = input
  if (!writer.confirmed) throw new Refusal('forbidden', messageConfirmFirst)
  const conversation = await requireConversation(ctx, { id: conversationId, person: writer })
  const { id } = await inTransaction(ctx, async (ctx) => {
    // In the order in which postMessage locks them.
    await lockConfirmed(ctx, { person: writer })
    await lockConversation(ctx, conversationId)
    const body = await takeUnsent(ctx, { messageId, conversationId, personId: writer.id })
    if (body === undefined) throw new Refusal('not_found', 'There is nothing left to send with this message.')
    const error = messageError(body)
    if (error) throw new Refusal('invalid', error, { errors: { message_id: [error] } })
    await admit(ctx)
    return postMessage(ctx, { conversation, writer, body, origin: 'page' })
  })
  return getOwnMessage(ctx, { id, conversationId, writer })
}
