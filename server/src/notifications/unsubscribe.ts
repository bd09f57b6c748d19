import type { Answer } from '@reable/contract/client'
import { unsubscribeLinkInvalid } from '@reable/contract/notifications/rules'
import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { deleteNotification } from './notification-queries.ts'
import { unsealUnsubscribeToken } from './unsubscribe-token.ts'

/**
 * Ends the notification of a mail's link, without a log-in, and returns its equipment type. Repeated, it answers the same.
 * Refuses an invalid token.
 */
export async function unsubscribe(ctx: Context, { token }: { token: string }): Promise<Answer<'unsubscribe'>> {
  const target = unsealUnsubscribeToken(ctx, token)
  if (!target) throw new Refusal('invalid', unsubscribeLinkInvalid, { errors: { token: [unsubscribeLinkInvalid] } })
  await deleteNotification(ctx, target)
  const { types } = await catalogueOf(ctx)
  return { equipment_type: { id: target.typeId, name: types.get(target.typeId)?.name ?? '' } }
}
