import type { ActName } from '@reable/contract/volunteers/rules'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { requireMay } from './require-may.ts'

/** The check of an operation before its body is read: that the caller may do this. Refuses as `actorOf` and `requireMay` do. */
export const admitVolunteers =
  (ctx: Context, act: ActName = 'enter_room') =>
  async (caller: Parameters<typeof actorOf>[1]): Promise<void> => {
    await requireMay(ctx, await actorOf(ctx, caller), act)
  }
