import type { Decision } from '@reable/contract/moderation-rules'
import { findPersonById } from '#accounts'
import { findPublicCover } from '#listings'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { decisionLetter } from './letters/decision-letter.tsx'
import { heldLetter } from './letters/held-letter.tsx'

export type Owned = { id: number; title: string; owner_id: number }

/** Tells the owner of a listing that it is hidden now, and why. */
export async function tellOwnerOfHold(ctx: Context, { listing, why }: { listing: Owned; why: string }): Promise<void> {
  await queueMail(ctx, await heldLetter(ctx, { to: await addressOf(ctx, listing), listing, why }))
}

/** Tells the owner of a hidden listing what a volunteer decided. */
export async function tellOwnerOfDecision(
  ctx: Context,
  { listing, decision }: { listing: Owned; decision: Decision },
): Promise<void> {
  const [to, picture] = [await addressOf(ctx, listing), await findPublicCover(ctx, listing)]
  await queueMail(ctx, await decisionLetter(ctx, { to, listing, picture, decision }))
}

async function addressOf(ctx: Context, { owner_id }: Owned): Promise<string> {
  const owner = await findPersonById(ctx, owner_id)
  if (!owner) throw new Error('a listing has an owner')
  return owner.email
}
