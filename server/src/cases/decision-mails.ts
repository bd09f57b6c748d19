import { z } from 'zod'
import type { Context } from '#platform/context'
import { type Condition, deleteWaitingUnder, type MailChecks } from '#platform/mail'
import { findDecision } from './decision-queries.ts'

const about = z.object({ decision: z.int() })

/** The condition of a mail that tells somebody of a decision: that nobody has undone it. `more` is what the mail is about besides. */
export const whileStands = (decision: number, more: Condition['about'] = {}): Condition => ({
  check: 'decision-stands',
  about: { decision, ...more },
})

/** The checks that are repeated just before a mail about a decision is sent. */
export const caseChecks: MailChecks = {
  'decision-stands': async (ctx, given) => (await findDecision(ctx, about.parse(given).decision))?.undone_at === null,
}

/** Removes the mails of a decision that were not sent yet; returns what each was about. */
export const withdrawDecisionMails = (ctx: Context, decision: number): Promise<Condition['about'][]> =>
  deleteWaitingUnder(ctx, whileStands(decision))
