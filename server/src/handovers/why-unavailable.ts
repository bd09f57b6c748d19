import type { HandoverListing } from './handover-queries.ts'

/** Why a listing is not on the list, as far as others may know (docs/decisions/0013); undefined while it is. */
export function whyUnavailable({ is_public, deleted_at, last_feedback }: HandoverListing) {
  if (is_public) return undefined
  if (deleted_at) return 'deleted'
  return last_feedback ? 'sold' : 'hidden'
}
