import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import { lockScopeOf } from '../handover-scope.ts'
import { freeListing } from './end-promise.ts'
import { type Promised, updatePromiseReminded } from './promise-queries.ts'

/** Looks after a promise that is due: lets it lapse, or reminds both. */
export async function sweepPromise(ctx: Context, { conversation_id: id }: Promised): Promise<void> {
  const scope = await lockScopeOf(ctx, id)
  const { listing, promise } = scope ?? {}
  // It may have ended since it was found.
  if (!(scope && listing && promise) || promise.conversation_id !== id || promise.handed_over_at) return
  const now = ctx.clock.now()
  const until = promise.until.toISOString()
  if (promise.until <= now) await freeListing(ctx, scope, { name: 'promise_lapsed' })
  else if (promise.remind_at && promise.remind_at <= now) {
    await updatePromiseReminded(ctx, id)
    await announce(ctx, scope, { name: 'promise_reminder', until })
  }
}
