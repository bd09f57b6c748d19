import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { linkUsedEmail } from '../emails/link-used-email.tsx'
import { findConfirmedOwner, type LinkAction } from './listing-link-queries.ts'
import { undoAddress } from './listing-links.ts'

type Used = { listingId: number; action: LinkAction; token: string }

/** Emails the owner of a listing what the link of a mail changed of it, and how to undo that. No mail goes to an address that is not confirmed. */
export async function notifyOfLink(ctx: Context, { listingId, action, token }: Used): Promise<void> {
  const owner = await findConfirmedOwner(ctx, listingId)
  if (!owner) return
  const undo = undoAddress(ctx, action, token)
  await queueMail(ctx, await linkUsedEmail(ctx, { to: owner.email, title: owner.title, action, undo }))
}
