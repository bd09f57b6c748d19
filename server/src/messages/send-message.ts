import type { Answer } from '@reable/contract/client'
import { messageConfirmFirst } from '@reable/contract/messages/rules'
import { type Admit, findPersonById, type Person } from '#accounts'
import { findPublicCover, lockAnyListing, requireOthersListing } from '#listings'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOnce } from '#platform/idempotency'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { messageEmail } from './emails/message-email.tsx'
import { getSentRow, insertMessage } from './message-queries.ts'
import { serializeSentMessage } from './serialize-sent-message.ts'

type SendMessageInput = {
  sender: Person
  listingId: number
  body: string
  key: IdempotencyKey
  /** Counts the message against the sender's limit; called just before it is sent, and at no other time. */
  admit: Admit
}

/**
 * Mails the owner of a listing, once however often it is sent, and stores the sender's copy. The owner answers to the sender's
 * own address. Refuses as forbidden a sender whose address is not confirmed, as not found an unknown listing, and as a conflict
 * the sender's own listing and one that is not public.
 */
export async function sendMessage(ctx: Context, input: SendMessageInput): Promise<Answer<'sendMessage'>> {
  const { sender, key } = input
  if (!sender.confirmed) throw new Refusal('forbidden', messageConfirmFirst)
  const { id } = await runOnce(ctx, { personId: sender.id, action: 'send message', key }, async (ctx) => ({
    id: await storeAndMail(ctx, input),
  }))
  return serializeSentMessage(await getSentRow(ctx, { id, senderId: sender.id }), ctx.clock.now())
}

async function storeAndMail(ctx: Context, { sender, listingId, body, admit }: SendMessageInput): Promise<number> {
  const listing = await lockAnyListing(ctx, { id: listingId })
  requireOthersListing(listing, sender)
  await admit(ctx)
  const owner = await findPersonById(ctx, listing.owner_id)
  if (!owner) throw new Error('a listing has an owner')
  const picture = await findPublicCover(ctx, listing)
  const email = await messageEmail(ctx, { to: owner.email, from: sender.email, listing, picture, body })
  await queueMail(ctx, email)
  return insertMessage(ctx, { sender_id: sender.id, listing_id: listing.id, body })
}
