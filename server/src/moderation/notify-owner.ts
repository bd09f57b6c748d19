import { findPersonById } from '#accounts'
import { findPublicCover } from '#listings'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { type DecisionNotice, decisionEmail } from './emails/decision-email.tsx'
import { suspensionEmail } from './emails/suspension-email.tsx'

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
  { listing, ...notice }: DecisionNotice & { listing: OwnedListing },
): Promise<void> {
  const [to, picture] = [await addressOf(ctx, listing), await findPublicCover(ctx, listing)]
  await queueMail(ctx, await decisionEmail(ctx, { to, listing, picture, ...notice }))
}

async function addressOf(ctx: Context, { owner_id }: OwnedListing): Promise<string> {
  const owner = await findPersonById(ctx, owner_id)
  if (!owner) throw new Error('a listing has an owner')
  return owner.email
}
