import { partnerGone, partnerIsBlocked } from '@reable/contract/handovers/rules'
import type { Context } from '#platform/context'
import type { Situation } from './handover-policy.ts'
import type { Scope } from './handover-scope.ts'
import { whyUnavailable } from './why-unavailable.ts'

/** Returns how things stand for whoever reads a handover. */
export function situationOf({ clock }: Pick<Context, 'clock'>, scope: Scope): Situation {
  const { role, listing, waiting, meeting, conversation } = scope
  const now = clock.now()
  const place = waiting.findIndex((one) => one.conversation_id === conversation.id) + 1
  const suggestion = suggestionIn(scope)
  return {
    role,
    closed: closedReason(scope),
    isPublic: listing?.is_public ?? false,
    isUnavailable: !listing || whyUnavailable({ clock }, listing) !== undefined,
    isOver: !listing || listing.deleted_at !== null || listing.last_feedback !== null,
    isHandedOver: isHandedOver(scope),
    promised: promisedTo(scope),
    waiting: { people: waiting.length, place: place || undefined },
    meeting: meeting?.starts_at ? { hasPassed: meeting.starts_at <= now, isReported: scope.isReported } : undefined,
    suggestion: suggestion && { isOwn: suggestion.isOwn, hasPassed: suggestion.startsAt <= now },
  }
}

/** Whether the owner said that it was handed over while it was promised in this conversation. */
const isHandedOver = ({ promise, conversation }: Scope): boolean =>
  promise?.conversation_id === conversation.id && promise.handed_over_at !== null

function closedReason({ partnerId, blocked }: Scope): string | undefined {
  if (partnerId === null) return partnerGone
  return blocked.byMe ? partnerIsBlocked : undefined
}

function promisedTo({ promise, conversation }: Scope) {
  if (!promise || promise.handed_over_at) return undefined
  return promise.conversation_id === conversation.id ? 'here' : 'elsewhere'
}

export type Suggestion = { id: number; isOwn: boolean; startsAt: Date; place: string }

/**
 * What is suggested, as one of the two sees it: while one has blocked the other, nobody sees what the other suggests, nor
 * later what was suggested meanwhile.
 */
export function suggestionIn({ role, meeting, blocked }: Scope): Suggestion | undefined {
  if (!meeting?.suggested_starts_at || meeting.suggested_place === null) return undefined
  const isOwn = meeting.suggested_by === role
  if (!isOwn && (blocked.atAll || meeting.suggested_hidden)) return undefined
  const { suggestion_id: id, suggested_starts_at: startsAt, suggested_place: place } = meeting
  return { id, isOwn, startsAt, place }
}
