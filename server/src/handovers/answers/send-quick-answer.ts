import { type QuickAnswer, quickAnswers } from '@reable/contract/handovers/rules'
import type { Person } from '#accounts'
import { postMessage } from '#messages'
import type { Context } from '#platform/context'
import { movesIn } from '../handover-policy.ts'
import type { Scope } from '../handover-scope.ts'
import { situationOf } from '../situation.ts'
import { addToWaitingList } from '../waiting/join-waiting-list.ts'
import { requireFit } from './answers-that-fit.ts'

type Answered = { writer: Person; answer: QuickAnswer; origin: 'page' | 'link' }

/**
 * Answers the buyer by a prepared sentence that fits now. Who says "promised to someone" of a listing that is reserved puts the buyer on the
 * waiting list where there is room: so what the sentence says comes true.
 */
export async function sendQuickAnswer(
  ctx: Context,
  scope: Scope,
  { writer, answer, origin }: Answered,
): Promise<{ id: number }> {
  const situation = situationOf(ctx, scope)
  requireFit(answer, situation)
  const body = quickAnswers[answer]
  const { id } = await postMessage(ctx, { conversation: scope.conversation, writer, body, kind: 'quick', origin })
  const mayJoin = movesIn({ ...situation, role: 'buyer' }).includes('join')
  if (answer === 'promised' && mayJoin) await addToWaitingList(ctx, scope, situation.waiting.people + 1)
  return { id }
}
