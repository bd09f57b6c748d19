import { liftingAct, nothingAnswered, ownAnswer } from '@reable/contract/restrictions/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay, requireNotOwn } from '#volunteers'
import { reviewedEmail } from '../emails/reviewed-email.tsx'
import { lockRestriction, requireRestriction } from './lock-restriction.ts'
import { updateReviewed } from './restricting-queries.ts'
import { answerWaits } from './serialize-restriction.ts'
import { withdrawAnswered } from './withdraw-answered.ts'

type Input = { volunteer: Person | undefined; id: number; sentence: string }

/**
 * Leaves a restriction as it is after its person has answered, which they are mailed: by somebody else than who decided, and who may take it
 * back as well. Refuses as not found an unknown one, as a conflict one's own and one without an answer that waits.
 */
export async function keepRestriction(ctx: Context, { id, sentence, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'keep_restriction')
  const found = await requireRestriction(ctx, id)
  await requireMay(ctx, input.volunteer, liftingAct(found))
  requireNotOwn(volunteer, 'keep_restriction', [found.person_id])
  if (found.decided_by_id === volunteer.id) throw new Refusal('conflict', ownAnswer)
  await inTransaction(ctx, async (ctx) => {
    const row = await lockRestriction(ctx, found)
    if (!answerWaits(ctx, row)) throw new Refusal('conflict', nothingAnswered)
    await updateReviewed(ctx, { id, by: volunteer.id })
    const subject = { kind: 'person', id: row.person_id } as const
    await withdrawAnswered(ctx, row.person_id)
    await recordAct(ctx, { volunteer, act: 'keep_restriction', subject, after: { kind: row.kind, restriction: id } })
    await queueMail(ctx, await reviewedEmail(ctx, { to: row.email, sentence }))
  })
}
