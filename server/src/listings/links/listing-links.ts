import type { FeedbackOption } from '@reable/contract/listings/life'
import { hashToken, newToken } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { type HeldListing, lockListing } from '../own/own-listing-queries.ts'
import { findLink, insertLinks, type Link, type Saying } from './listing-link-queries.ts'

const sayings = ['renew', 'exchanged', 'exchanged_elsewhere', 'not_exchanged'] as const satisfies Saying[]

/** Makes the links of one mail about a listing: whole addresses, by what each says. Only hashes of their tokens are kept. */
export async function makeLinks(ctx: Context, { listingId }: { listingId: number }): Promise<Record<Saying, string>> {
  const made = sayings.map((says) => ({ says, token: newToken() }))
  const links = made.map(({ says, token }) => ({ says, hash: hashToken(token) }))
  await insertLinks(ctx, { listingId, links })
  const addresses = made.map(({ says, token }) => [says, ctx.config.http.publicUrl + pathOf(says, token)] as const)
  return Object.fromEntries(addresses) as Record<Saying, string>
}

const pathOf = (says: Saying, token: string) =>
  says === 'renew'
    ? `/email_renew?post_renew_token=${token}`
    : `/feedbacks/submit_email_feedback?feedback_token=${token}`

type Held<Said extends Saying> = { link: Link & { says: Said }; listing: HeldListing }

/** In days from its mail: long after the listing of that time has ended. */
const linksWork = 730

/** Until the transaction ends, holds the listing that a renew link is about. Refuses as invalid, by field, any other token; as a conflict an ended one. */
export const holdByRenewLink = (ctx: Context, token: string): Promise<Held<'renew'>> =>
  hold(ctx, token, (says) => says === 'renew', { post_renew_token: 'Your listing was not renewed. Please try again' })

/** The same of a feedback link. */
export const holdByFeedbackLink = (ctx: Context, token: string): Promise<Held<FeedbackOption>> =>
  hold(ctx, token, (says) => says !== 'renew', { feedback_token: 'Your feedback was not submitted. Please try again' })

async function hold<Said extends Saying>(
  ctx: Context,
  token: string,
  isMeant: (says: Saying) => says is Said,
  fault: Record<string, string>,
): Promise<Held<Said>> {
  const hash = hashToken(token)
  const link = await findLink(ctx, hash)
  const listing = link && isMeant(link.says) ? await lockListing(ctx, link.listingId) : undefined
  // Read again: only now nobody else is at it.
  const held = listing && !listing.deleted_at ? await findLink(ctx, hash) : undefined
  if (held && held.madeAt.getTime() <= ctx.clock.now().getTime() - linksWork * day) throw hasEnded()
  if (listing && held && isMeant(held.says)) return { link: { ...held, says: held.says }, listing }
  const [field = '', sentence = ''] = Object.entries(fault)[0] ?? []
  throw new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
}

const hasEnded = () =>
  new Refusal('conflict', 'This link has ended: it worked for two years. Your listings are under My Listings.')
