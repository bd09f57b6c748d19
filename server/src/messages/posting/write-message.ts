import type { Answer } from '@reable/contract/client'
import { messageConfirmFirst } from '@reable/contract/messages/rules'
import type { Admit, Person } from '#accounts'
import { picturesForMessage, picturesOfMessages } from '#pictures'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOncePrepared } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { findConversationRow, selectMessagesAfter } from '../conversations/reading-queries.ts'
import { noSuchConversation, requireConversation } from '../conversations/require-conversation.ts'
import { serializeMessage } from '../conversations/serialize-conversation.ts'
import { postMessage } from './post-message.ts'
import { isLastSaid } from './posting-queries.ts'

type WriteMessageInput = {
  conversationId: number
  writer: Person
  body: string
  /** Signed ids of the writer's finished uploads. */
  photos: string[]
  key: IdempotencyKey
  /** Counts the message against the writer's limit; called just before it is stored, and at no other time. */
  admit: Admit
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * Writes in a conversation from its page, once however often it is sent. Refuses as forbidden a writer whose address is not
 * confirmed, as not found a conversation that is not theirs, and what `postMessage` refuses.
 */
export async function writeMessage(ctx: Context, input: WriteMessageInput): Promise<Answer<'writeMessage'>> {
  const { writer, conversationId, body, key, admit } = input
  if (!writer.confirmed) throw new Refusal('forbidden', messageConfirmFirst)
  const conversation = await requireConversation(ctx, { id: conversationId, person: writer })
  // A photo belongs to one message: with the same photos it is the same one, whatever followed it.
  const isStillValid = async (written: { id: number }) =>
    input.photos.length > 0 || isLastSaid(ctx, { messageId: written.id, personId: writer.id })
  const { id } = await runOncePrepared(
    ctx,
    { personId: writer.id, action: `write in conversation ${conversation.id}`, key, isStillValid },
    () => picturesForMessage(ctx, { person: writer, signedIds: input.photos, signal: input.signal }),
    async (ctx, photos) => {
      await admit(ctx)
      return postMessage(ctx, { conversation, writer, body, origin: 'page', photos })
    },
  )
  return getOwnMessage(ctx, { id, conversationId, writer })
}

/** Returns a message as its writer sees it. */
export async function getOwnMessage(
  ctx: Context,
  { id, conversationId, writer }: { id: number; conversationId: number; writer: Person },
): Promise<Answer<'writeMessage'>> {
  const conversation = await findConversationRow(ctx, { id: conversationId, personId: writer.id })
  const piece = { conversationId, personId: writer.id, limit: 1, after: id - 1 }
  const [message] = await selectMessagesAfter(ctx, piece)
  if (!conversation || !message) throw noSuchConversation()
  const photos = await picturesOfMessages(ctx, [id])
  return serializeMessage(ctx, message, { conversation, photos: photos.get(id) ?? [] })
}
