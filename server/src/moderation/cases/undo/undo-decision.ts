import type { Person } from '#accounts'
import { reopenDecided, requireCase, requireDecision, subjectOf, whyBarred, withdrawDecisionMails } from '#cases'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay } from '#volunteers'
import { deciders } from '../deciders.ts'
import { undoingAct } from './undoing-act.ts'

type Input = { volunteer: Person | undefined; decisionId: number }

/**
 * Undoes a decision: what it caused is as it was, but for what was read, and its case waits again. Whoever may decide so may undo it, for 30
 * days. Refuses as `requireMay` and `reopenDecided` do, as not found an unknown decision, and as a conflict one about one's own.
 */
export async function undoDecision(ctx: Context, { decisionId, ...input }: Input): Promise<void> {
  const before = await requireDecision(ctx, decisionId)
  const volunteer = await requireMay(ctx, input.volunteer, undoingAct(before))
  await inTransaction(ctx, async (ctx) => {
    const row = await requireCase(ctx, before.case_id)
    const barred = await whyBarred(ctx, row, volunteer)
    if (barred) throw new Refusal('conflict', barred)
    const subject = subjectOf(row)
    await deciders[subject.kind].lock(ctx, subject.id)
    const decision = await requireDecision(ctx, decisionId)
    await reopenDecided(ctx, { decision, subject, volunteer })
    const withdrawn = await withdrawDecisionMails(ctx, decisionId)
    await deciders[subject.kind].restore(ctx, { subject, decision, withdrawn, by: volunteer.id })
    await recordAct(ctx, {
      ...{ volunteer, act: 'undo_decision', subject },
      ...{ before: { decision: decision.decision, at: decision.decided_at }, after: { case: row.id } },
    })
  })
}
