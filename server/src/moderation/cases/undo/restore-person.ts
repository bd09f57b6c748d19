import { findPersonById } from '#accounts'
import { findPauseEnd, setPauseEnd } from '#messages'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { resumeEmail } from '../../emails/pause-email.tsx'
import type { Restoring } from '../decider.ts'
import { reopenPersonReports } from '../people-queries.ts'
import { personBefore } from './remember-person.ts'

/** The reports about somebody wait again, and a rest ends that nothing else has made longer. They are mailed, if they were before. */
export async function restorePerson(ctx: Context, { subject, decision, withdrawn }: Restoring): Promise<void> {
  const before = personBefore.parse(decision.before)
  await reopenPersonReports(ctx, before.reports, decision.decided_at)
  if (before.set_until === null) return
  const now = await findPauseEnd(ctx, subject.id)
  if (now?.toISOString() !== before.set_until) return
  await setPauseEnd(ctx, subject.id, before.paused_until === null ? null : new Date(before.paused_until))
  const person = await findPersonById(ctx, subject.id)
  if (person && !withdrawn.length) await queueMail(ctx, await resumeEmail(ctx, { to: person.email, words: '' }))
}
