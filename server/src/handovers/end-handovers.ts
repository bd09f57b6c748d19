import { forgetReceiver, lockAnyListing, reserveListing } from '#listings'
import type { Context } from '#platform/context'
import { announce } from './announce.ts'
import { findInvolved } from './ended-queries.ts'
import { findHandoverListing, type HandoverListing } from './handover-queries.ts'
import { lockScopeOf, type Scope } from './handover-scope.ts'
import { takeMeeting } from './meetings/cancel-meeting.ts'
import { findMeeting } from './meetings/meeting-queries.ts'
import { deletePromise, findPromise, insertPromise } from './promises/promise-queries.ts'
import { deleteWaiting } from './waiting/waiting-queries.ts'
import { whyUnavailable } from './why-unavailable.ts'

/**
 * Ends what people agreed to about a listing that is not on the list any more: its promise, the waiting for it and its meetings. Each of them
 * is told once, by what concerns them, and whoever received it that they did.
 */
export async function endHandovers(ctx: Context, listingId: number): Promise<void> {
  await lockAnyListing(ctx, { id: listingId })
  const listing = await findHandoverListing(ctx, listingId)
  const why = listing && whyUnavailable(ctx, listing)
  // It may be on the list again since it was found.
  if (!why) return
  const receiverId = listing.receiver_conversation_id ?? (await findReceiver(ctx, listing))
  const others = (await findInvolved(ctx, listingId)).filter((id) => id !== receiverId)
  for (const id of others) {
    const scope = await lockScopeOf(ctx, id)
    if (scope) await endFor(ctx, scope, { why: receiverId === undefined ? why : 'to_other' })
  }
  const receiver = receiverId === undefined ? undefined : await lockScopeOf(ctx, receiverId)
  if (receiver) await handOverIn(ctx, receiver)
  if (receiverId !== undefined) await forgetReceiver(ctx, { id: listingId })
  await reserveListing(ctx, { id: listingId, until: null })
}

/** To whom it went where its owner did not say: to whom it was promised, once the two have met. */
async function findReceiver(ctx: Context, { id, last_feedback }: HandoverListing): Promise<number | undefined> {
  const promise = last_feedback === 'exchanged' ? await findPromise(ctx, id) : undefined
  const meeting = promise && (await findMeeting(ctx, promise.conversation_id))
  return meeting?.starts_at && meeting.starts_at <= ctx.clock.now() ? meeting.conversation_id : undefined
}

/** Ends what one of the people of a listing had, and says so in one notice. `leaving`: its owner closes their account. */
export async function endFor(ctx: Context, scope: Scope, { why, leaving = false }: Ending): Promise<void> {
  const { conversation } = scope
  const promised = isPromised(scope) && (await deletePromise(ctx, conversation.id))
  const waited = await deleteWaiting(ctx, conversation.id)
  // They may have it: their sheet stays, though nobody knows.
  const { calendar, ...meeting } = await takeMeeting(ctx, scope, { keepsSheet: promised && why === 'sold' })
  await announce(ctx, scope, { name: 'listing_over', why, promised, waited, ...meeting }, { calendar, leaving })
}

type Ending = { why: string; leaving?: boolean }

/** Says to whoever received it, and to its owner, that it is handed over; a meeting that was still to come is not planned any more. */
async function handOverIn(ctx: Context, scope: Scope): Promise<void> {
  const { conversation, listing } = scope
  if (!listing) return
  const now = ctx.clock.now()
  await deleteWaiting(ctx, conversation.id)
  await insertPromise(ctx, {
    listing_id: listing.id,
    conversation_id: conversation.id,
    promised_at: scope.promise?.conversation_id === conversation.id ? scope.promise.promised_at : now,
    until: now,
    remind_at: null,
    handed_over_at: now,
  })
  const { calendar, ...meeting } = await takeMeeting(ctx, scope, { keepsSheet: true })
  await announce(ctx, scope, { name: 'handed_over', ...meeting }, { calendar })
}

const isPromised = ({ promise, conversation }: Scope): boolean =>
  promise?.conversation_id === conversation.id && !promise.handed_over_at
