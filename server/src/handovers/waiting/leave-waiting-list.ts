import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import type { Scope } from '../handover-scope.ts'
import { deleteWaiting } from './waiting-queries.ts'

/** Takes the buyer of the conversation from the waiting list. Repeated, it changes nothing. */
export async function leaveWaitingList(ctx: Context, scope: Scope): Promise<void> {
  if (scope.role === 'buyer' && (await deleteWaiting(ctx, scope.conversation.id)))
    await announce(ctx, scope, { name: 'waiting_left' })
}
