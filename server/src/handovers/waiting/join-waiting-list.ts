import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import { requireHandoverMove } from '../handover-policy.ts'
import type { Scope } from '../handover-scope.ts'
import { situationOf } from '../situation.ts'
import { insertWaiting } from './waiting-queries.ts'

/** Puts the buyer of the conversation on the waiting list of a listing that is promised to somebody else. Repeated, it changes nothing. */
export async function joinWaitingList(ctx: Context, scope: Scope): Promise<void> {
  const situation = situationOf(ctx, scope)
  if (situation.role === 'buyer' && situation.waiting.place) return
  requireHandoverMove('join', situation)
  await addToWaitingList(ctx, scope, situation.waiting.people + 1)
}

/** Adds the buyer of the conversation as the last, and says so. */
export async function addToWaitingList(ctx: Context, scope: Scope, place: number): Promise<void> {
  const { conversation, listing } = scope
  if (!listing) return
  await insertWaiting(ctx, {
    ...{ conversation_id: conversation.id, listing_id: listing.id, joined_at: ctx.clock.now() },
  })
  await announce(ctx, scope, { name: 'waiting_joined', place })
}
