import { promiseDays, promiseReminderDays } from '@reable/contract/handovers/rules'
import { reserveListing } from '#listings'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import { requireHandoverMove } from '../handover-policy.ts'
import type { Scope } from '../handover-scope.ts'
import { openSheet } from '../sheets/open-sheet.ts'
import { situationOf } from '../situation.ts'
import { deleteWaiting } from '../waiting/waiting-queries.ts'
import { insertPromise } from './promise-queries.ts'

/**
 * Promises the listing to the buyer of the conversation for seven days, in which others read "Reserved". Repeated, it changes nothing.
 * Of two promises at once the first one counts: the listing is locked.
 */
export async function promiseListing(ctx: Context, scope: Scope): Promise<void> {
  const situation = situationOf(ctx, scope)
  if (situation.role === 'owner' && situation.promised === 'here') return
  requireHandoverMove('promise', situation)
  const { conversation, listing } = scope
  if (!listing) return
  const now = ctx.clock.now()
  const after = (days: number) => new Date(now.getTime() + days * day)
  const until = after(promiseDays)
  await insertPromise(ctx, {
    ...{ listing_id: listing.id, conversation_id: conversation.id, promised_at: now, until },
    ...{ remind_at: after(promiseReminderDays), handed_over_at: null },
  })
  await deleteWaiting(ctx, conversation.id)
  await reserveListing(ctx, { id: listing.id, until })
  // A sheet that ended with an earlier promise is there again for the meeting that still stands.
  if (scope.meeting?.starts_at) await openSheet(ctx, scope)
  await announce(ctx, scope, { name: 'promised', until: until.toISOString() })
}
