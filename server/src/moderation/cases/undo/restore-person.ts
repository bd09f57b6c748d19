import { findPersonById } from '#accounts'
import type { Context } from '#platform/context'
import { endRestriction } from '#restrictions'
import type { Restoring } from '../decider.ts'
import { reopenPersonReports } from '../people-queries.ts'
import { personBefore } from './remember-person.ts'

/** The reports about somebody wait again, and the restriction ends that the decision began. They are mailed, if they were before. */
export async function restorePerson(ctx: Context, { subject, decision, withdrawn, by }: Restoring): Promise<void> {
  const before = personBefore.parse(decision.before)
  await reopenPersonReports(ctx, before.reports, decision.decided_at)
  const person = before.restriction === null ? undefined : await findPersonById(ctx, subject.id)
  if (!person || before.restriction === null) return
  await endRestriction(ctx, { id: before.restriction, person, by, sentence: '', isSilent: withdrawn.length > 0 })
}
