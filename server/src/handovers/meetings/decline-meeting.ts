import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import type { Scope } from '../handover-scope.ts'
import { situationOf } from '../situation.ts'
import { noSuggestion, updateMeeting } from './meeting-queries.ts'

/** Declines what the other suggested, or takes one's own suggestion back. Repeated, it changes nothing; what was agreed to stands. */
export async function declineMeeting(ctx: Context, scope: Scope): Promise<void> {
  const { suggestion } = situationOf(ctx, scope)
  if (!suggestion) return
  await updateMeeting(ctx, scope.conversation.id, noSuggestion)
  await announce(ctx, scope, { name: suggestion.isOwn ? 'meeting_withdrawn' : 'meeting_declined', by: scope.role })
}
