import { findPersonById } from '#accounts'
import { findPublicCover } from '#listings'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { decisionLetter, type ToldDecision } from './letters/decision-letter.tsx'
import { heldLetter } from './letters/held-letter.tsx'

export type Owned = { id: number; title: string; owner_id: number }

/** Tells the owner of a listing that it is hidden now, and why. */
export async function tellOwnerOfHold(ctx: Context, { listing, why }: { listing: Owned; why: string }): Promise<void> {
  await queueMail(ctx, await heldLetter(ctx, { to: await addressOf(ctx, listing), listing, why }))
}

/** Tells the owner of a listing what a volunteer decided about it, in the volunteer's words. */
export async function tellOwnerOfDecision(
  ctx: Context,
  { listing, ...told }: ToldDecision & { listing: Owned },
): Promise<void> {
  const [to, picture] = [await addressOf(ctx, listing), await findPublicCover(ctx, listing)]
  await queueMail(ctx, await decisionLetter(ctx, { to, listing, picture, ...told }))
}

async function addressOf(ctx: Context, { owner_id }: Owned): Promise<string> {
  const owner = await findPersonById(ctx, owner_id)
  if (!owner) throw new Error('a listing has an owner')
  return owner.email
}
