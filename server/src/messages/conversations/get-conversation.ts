import type { AnswerBody } from '@reable/contract/client'
import { messagesPerPage } from '@reable/contract/messages/conversation-rules'
import type { Person } from '#accounts'
import { picturesOfMessages } from '#pictures'
import type { Context } from '#platform/context'
import { whyCannotWrite } from '#restrictions'
import { findCovers, findSilentPartners } from './list-conversations.ts'
import {
  type ConversationRow,
  findConversationRow,
  type ShownRow,
  selectMessagesAfter,
  selectMessagesBefore,
  selectOwnAgain,
} from './reading-queries.ts'
import { noSuchConversation } from './require-conversation.ts'
import { serializeConversation, serializeMessage } from './serialize-conversation.ts'

/** The whole answer of `getConversation`. */
export type ConversationPiece = AnswerBody<'getConversation'>

type Input = {
  id: number
  person: Pick<Person, 'id'>
  /** The ids between whose messages a piece is asked for: without them, the last ones. */
  before?: number | undefined
  after?: number | undefined
  /** Own messages that were held, asked for again after others. */
  again?: number[] | undefined
}

/**
 * Returns a conversation for one of its people, with its last messages, those before one, or those after one and those asked for again.
 * When nothing is newer than `after`, no newer message is looked for. Refuses as not found a conversation that is not theirs.
 */
export async function getConversation(ctx: Context, { id, person, ...which }: Input): Promise<ConversationPiece> {
  const row = await findConversationRow(ctx, { id, personId: person.id })
  if (!row) throw noSuchConversation()
  const { messages, earlier } = await selectPiece(ctx, row, which)
  const [covers, whyNot, silent, photos] = await Promise.all([
    findCovers(ctx, [row]),
    whyCannotWrite(ctx, person.id),
    findSilentPartners(ctx, [row]),
    picturesOfMessages(
      ctx,
      messages.map((message) => message.id),
    ),
  ])
  return {
    data: serializeConversation(ctx, row, { cover: covers.get(row.id), whyNot, canAnswer: !silent.has(row.id) }),
    messages: messages.map((message) =>
      serializeMessage(ctx, message, { conversation: row, photos: photos.get(message.id) ?? [] }),
    ),
    earlier,
  }
}

async function selectPiece(
  ctx: Context,
  { id: conversationId, person_id: personId, last_message_id }: ConversationRow,
  { before, after, again = [] }: Pick<Input, 'before' | 'after' | 'again'>,
): Promise<{ messages: ShownRow[]; earlier: number | null }> {
  const piece = { conversationId, personId, limit: messagesPerPage }
  if (after !== undefined) {
    const held = again.filter((id) => id <= after)
    const isCurrent = after >= last_message_id
    const [asked, newer] = [
      held.length ? await selectOwnAgain(ctx, { ...piece, ids: held }) : [],
      isCurrent ? [] : await selectMessagesAfter(ctx, { ...piece, after }),
    ]
    return { messages: [...asked, ...newer], earlier: null }
  }
  // One more than is answered says whether there are others.
  const rows = await selectMessagesBefore(ctx, { ...piece, limit: messagesPerPage + 1, before })
  const messages = rows.slice(0, messagesPerPage).reverse()
  return { messages, earlier: rows.length > messagesPerPage ? (messages[0]?.id ?? null) : null }
}
