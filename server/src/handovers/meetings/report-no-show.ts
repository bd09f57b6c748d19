import type { Context } from '#platform/context'
import { requireHandoverMove } from '../handover-policy.ts'
import type { Scope } from '../handover-scope.ts'
import { situationOf } from '../situation.ts'
import { upsertNoShow } from './no-show-queries.ts'

/** Stores that the other did not come to a meeting that both agreed to. Nobody is told; it is counted (docs/decisions/0055). */
export async function reportNoShow(ctx: Context, scope: Scope): Promise<void> {
  const situation = situationOf(ctx, scope)
  if (situation.meeting?.isReported) return
  requireHandoverMove('report_no_show', situation)
  const { conversation, partnerId, meeting } = scope
  if (partnerId === null || !meeting?.starts_at) return
  await upsertNoShow(ctx, { conversationId: conversation.id, personId: partnerId, startsAt: meeting.starts_at })
}
