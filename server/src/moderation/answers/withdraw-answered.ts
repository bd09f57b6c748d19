import { withdrawReason } from '#cases'
import type { Context } from '#platform/context'
import { hasWaitingAnswer } from '#restrictions'

/** Says, once somebody has looked at an answer or its restriction is taken back, that no answer waits any more; another one may. */
export async function withdrawAnswered(ctx: Context, personId: number): Promise<void> {
  if (await hasWaitingAnswer(ctx, personId)) return
  await withdrawReason(ctx, { subject: { kind: 'person', id: personId }, reason: 'answered' })
}
