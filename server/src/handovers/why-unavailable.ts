import type { Context } from '#platform/context'
import type { HandoverListing } from './handover-queries.ts'

/**
 * Why a listing is not on the list, as far as others may know (docs/decisions/0097); undefined while it is, while its owner is banned, since
 * it comes back as it was, and while what a mailed link said may be undone.
 */
export function whyUnavailable({ clock }: Pick<Context, 'clock'>, listing: HandoverListing) {
  if (listing.is_public || listing.unsettled_until) return undefined
  if (listing.deleted_at) return 'deleted'
  if (listing.last_feedback === 'exchanged_elsewhere') return 'elsewhere'
  if (listing.last_feedback) return 'sold'
  if (listing.owner_banned) return undefined
  return !listing.active && listing.expires_at <= clock.now() ? 'expired' : 'hidden'
}
