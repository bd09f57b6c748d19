import type { Answer } from '@reable/contract/client'
import { unsubscribeLinkInvalid } from '@reable/contract/notifications/rules'
import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { deleteNotification } from './notification-queries.ts'
import { openUnsubscribing } from './unsubscribe-token.ts'

/**
 * Ends what a mail's link is about, without a log-in, and says which equipment type that was. Repeated it answers the same.
 * Refuses a token that is none.
 */
export async function unsubscribe(ctx: Context, { token }: { token: string }): Promise<Answer<'unsubscribe'>> {
  const meant = openUnsubscribing(ctx, token)
  if (!meant) throw new Refusal('invalid', unsubscribeLinkInvalid, { errors: { token: [unsubscribeLinkInvalid] } })
  await deleteNotification(ctx, meant)
  const { types } = await catalogueOf(ctx)
  return { equipment_type: { id: meant.typeId, name: types.get(meant.typeId)?.name ?? '' } }
}
