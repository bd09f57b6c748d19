import type { HandoverListing } from './handover-queries.ts'

/**
 * Why a listing is not on the list, as far as others may know (docs/decisions/0097); undefined while it is, and while its owner is banned:
 * it comes back as it was.
 */
export function whyUnavailable({ is_public, deleted_at, last_feedback, owner_banned }: HandoverListing) {
  if (is_public) return undefined
  if (deleted_at) return 'deleted'
  if (last_feedback) return 'sold'
  return owner_banned ? undefined : 'hidden'
}
