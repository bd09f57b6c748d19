import { organisation } from '@reable/contract/organisation'
import { findPublicCover } from '#listings'
import type { Context } from '#platform/context'
import type { Email, EmailImage } from '#platform/mail'
import { sealReadLink } from '../conversations/read-links.ts'
import { replyAddressOf } from '../relay/reply-address.ts'
import { callName } from './call-name.ts'
import { findListingOf } from './listing-of-queries.ts'
import type { Participant } from './posting-queries.ts'

type Addressed = {
  conversationId: number
  messageId: number
  to: Participant
  /** The other of the two; absent once they closed their account. */
  partner: Participant | undefined
}

/** What every mail about a conversation holds: the listing, the page to read it on, and where an answer by mail goes, if it may. */
export type ConversationMail = {
  listing: { id: number; title: string } | undefined
  picture: EmailImage | undefined
  conversationUrl: string
  /** Opens the conversation for reading, without a log-in. */
  readUrl: string
  replyTo: string | undefined
}

/** How such a mail goes: from whom it says to be, only while it is news, with the conversation's other mails in one thread. */
export type Delivery = Pick<Email, 'headers' | 'senderName' | 'onlyWhile'>

/** Builds what a mail about a conversation needs, without the address of the other. */
export async function addressedEmail(
  ctx: Context,
  { conversationId, messageId, to, partner }: Addressed,
): Promise<{ content: ConversationMail; delivery: Delivery }> {
  const { publicUrl } = ctx.config.http
  const listing = await findListingOf(ctx, conversationId)
  const token = sealReadLink(ctx, { conversationId, personId: to.personId, email: to.email })
  const replyTo = partner && (await replyAddressOf(ctx, { conversationId, personId: partner.personId }))
  return {
    content: {
      listing,
      picture: listing && (await findPublicCover(ctx, listing)),
      conversationUrl: `${publicUrl}/account/messages/${conversationId}`,
      readUrl: `${publicUrl}/messages/open?token=${token}`,
      replyTo,
    },
    delivery: {
      headers: { References: conversationReference(ctx, conversationId), ...(replyTo && { 'Reply-To': replyTo }) },
      ...(partner && { senderName: `${callName(partner)} (through ${organisation.name})` }),
      onlyWhile: { check: 'message-still-unread', about: { conversationId, messageId, personId: to.personId } },
    },
  }
}

/** By which mail programs put the mails of a conversation together, and by which we find their files. */
export const conversationReference = ({ config }: Pick<Context, 'config'>, conversationId: number): string =>
  `<conversation-${conversationId}@${new URL(config.http.publicUrl).hostname}>`
