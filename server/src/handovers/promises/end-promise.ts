import { reserveListing } from '#listings'
import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import type { Scope } from '../handover-scope.ts'
import { takeMeeting } from '../meetings/cancel-meeting.ts'
import { updateSheetEnded } from '../sheets/sheet-queries.ts'
import { situationOf } from '../situation.ts'
import { notifyNext } from '../waiting/notify-next.ts'
import { deletePromise } from './promise-queries.ts'

/** The owner takes the promise back, or the buyer lets it go; who waits first is told. Repeated, it changes nothing. */
export async function endPromise(ctx: Context, scope: Scope): Promise<void> {
  if (situationOf(ctx, scope).promised !== 'here') return
  await freeListing(ctx, scope, { name: scope.role === 'owner' ? 'promise_taken_back' : 'promise_let_go' })
}

/** Ends a promise with a notice: the listing is free again, and who waits first is told. */
export async function freeListing(
  ctx: Context,
  scope: Scope,
  notice: { name: string },
  { leaving = false } = {},
): Promise<void> {
  const { conversation, listing } = scope
  if (!(await deletePromise(ctx, conversation.id)) || !listing) return
  // What lapses by itself may still be handed over: the meeting stands.
  if (notice.name !== 'promise_lapsed') await updateSheetEnded(ctx, conversation.id)
  await reserveListing(ctx, { id: listing.id, until: null })
  // Who leaves goes to no meeting either, and says so at once.
  const { calendar, ...meeting } = leaving ? await takeMeeting(ctx, scope) : {}
  await announce(ctx, scope, { ...notice, ...meeting }, { calendar, leaving })
  await notifyNext(ctx, { listing })
}
