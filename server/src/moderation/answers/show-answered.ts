import type { Answer } from '@reable/contract/client'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { findInForce, findWaitingAnswer, serializeRestriction } from '#restrictions'
import { volunteerName } from '#volunteers'

type Asked = { personId: number; volunteer: { id: number } }

/** Shows the restriction of somebody whose answer a volunteer is to look at first, with the name of who decided; null where none waits. */
export async function showAnswered(
  ctx: Context,
  { personId, volunteer }: Asked,
): Promise<Answer<'getCase'>['answered']> {
  const row = await findWaitingAnswer(ctx, { personId, volunteerId: volunteer.id })
  if (!row) return null
  const { decided_by: email, decided_by_name: first_name } = row
  const inForce = await findInForce(ctx, personId)
  return {
    ...serializeRestriction(ctx, row, volunteer),
    decided_by: email === null ? null : volunteerName({ email, first_name }),
    until: row.ends_at && vancouverDay(row.ends_at, ctx.clock.now()),
    others: inForce.filter(({ id }) => id !== row.id).map(({ kind }) => kind),
  }
}
