import type { Answer } from '@reable/contract/client'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { findInForce, findWaitingAnswer, serializeRestriction } from '#restrictions'

type Asked = { personId: number; volunteer: { id: number } }

/** Shows the restriction of somebody whose answer a volunteer is to look at first; null where none waits. */
export async function showAnswered(
  ctx: Context,
  { personId, volunteer }: Asked,
): Promise<Answer<'getCase'>['answered']> {
  const row = await findWaitingAnswer(ctx, { personId, volunteerId: volunteer.id })
  if (!row) return null
  const inForce = await findInForce(ctx, personId)
  return {
    ...serializeRestriction(ctx, row, volunteer),
    until: row.ends_at && vancouverDay(row.ends_at, ctx.clock.now()),
    others: inForce.filter(({ id }) => id !== row.id).map(({ kind }) => kind),
  }
}
