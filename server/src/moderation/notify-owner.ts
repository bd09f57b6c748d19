import { findPersonById } from '#accounts'
import { findPublicCover } from '#listings'
import type { Context } from '#platform/context'
import { type Condition, queueMail } from '#platform/mail'
import { type DecisionNotice, decisionEmail } from './emails/decision-email.tsx'
import { suspensionEmail } from './emails/suspension-email.tsx'
import { takenBackEmail } from './emails/taken-back-email.tsx'

export type OwnedListing = { id: number; title: string; owner_id: number }

/** Mails the owner of a listing that it is hidden now, and why. */
export async function notifyOwnerOfSuspension(
  ctx: Context,
  { listing, why }: { listing: OwnedListing; why: string },
): Promise<void> {
  await queueMail(ctx, await suspensionEmail(ctx, { to: await addressOf(ctx, listing), listing, why }))
}

/** Mails the owner of a listing what a volunteer decided about it, with the volunteer's message. */
export async function notifyOwnerOfDecision(
  ctx: Context,
  { listing, onlyWhile, ...notice }: DecisionNotice & { listing: OwnedListing; onlyWhile: Condition },
): Promise<void> {
  const [to, picture] = [await addressOf(ctx, listing), await findPublicCover(ctx, listing)]
  await queueMail(ctx, { ...(await decisionEmail(ctx, { to, listing, picture, ...notice })), onlyWhile })
}

/** Mails the owner of a listing that a decision about it, of which they were told, was taken back. */
export async function notifyOwnerOfUndo(
  ctx: Context,
  { listing }: { listing: OwnedListing & { held_at: Date | null } },
) {
  const to = await addressOf(ctx, listing)
  const url = `${ctx.config.http.publicUrl}/posts/${listing.id}`
  const stands = listing.held_at
    ? 'Your listing is hidden until one of us has looked at it again.'
    : 'Your listing is not hidden.'
  await queueMail(ctx, await takenBackEmail(ctx, { to, about: 'your listing', stands, url }))
}

async function addressOf(ctx: Context, { owner_id }: OwnedListing): Promise<string> {
  const owner = await findPersonById(ctx, owner_id)
  if (!owner) throw new Error('a listing has an owner')
  return owner.email
}
