import { findPersonById } from '#accounts'
import type { Context } from '#platform/context'
import { endRestriction } from '#restrictions'
import { answerBefore } from '../../answers/remember-answer.ts'
import { restoreAnswer } from '../../answers/restore-answer.ts'
import type { Restoring } from '../decider.ts'
import { reopenPersonReports } from '../people-queries.ts'
import { personBefore } from './remember-person.ts'

/**
 * The reports about somebody wait again, and the restriction ends that the decision began; or their answer waits again (`restoreAnswer`).
 * They are mailed, if they were before.
 */
export async function restorePerson(ctx: Context, restoring: Restoring): Promise<void> {
  const { subject, decision, withdrawn, by } = restoring
  const answered = answerBefore.safeParse(decision.before)
  if (answered.success) return restoreAnswer(ctx, restoring, answered.data)
  const before = personBefore.parse(decision.before)
  await reopenPersonReports(ctx, before.reports, decision.decided_at)
  const person = before.restriction === null ? undefined : await findPersonById(ctx, subject.id)
  if (!person || before.restriction === null) return
  await endRestriction(ctx, { id: before.restriction, person, by, sentence: '', isSilent: withdrawn.length > 0 })
}
