import { readLinkInvalid } from '@reable/contract/messages/conversation-rules'
import { findPersonById } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { type ConversationPiece, getConversation } from './get-conversation.ts'
import { unsealReadLink } from './read-links.ts'

/**
 * Returns a conversation by the link of a mail, for reading alone, and without what is its reader's alone: a link may be passed on.
 * Refuses as invalid a link that is none, or has ended.
 */
export async function readByLink(
  ctx: Context,
  { token, before }: { token: string; before?: number | undefined },
): Promise<ConversationPiece> {
  const link = unsealReadLink(ctx, await unlessRevoked(ctx, token))
  const person = link && (await findPersonById(ctx, link.personId))
  // Who changed their address may have lost the mailbox of the old one.
  if (!person || !link.isFor(person.email)) throw invalidLink()
  const piece = await getConversation(ctx, { id: link.conversationId, person, before }).catch((error) => {
    throw error instanceof Refusal && error.code === 'not_found' ? invalidLink() : error
  })
  return { ...piece, messages: piece.messages.map(({ folded: _own, unsent: _too, ...message }) => message) }
}

const invalidLink = () => new Refusal('invalid', readLinkInvalid, { errors: { token: [readLinkInvalid] } })
