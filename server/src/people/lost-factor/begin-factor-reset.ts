import { factorResetHours, factorResetSentences } from '@reable/contract/people/factor-reset-rules'
import { hasSecondFactor, type Person } from '#accounts'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { findStewards, lockRoleOf, recordAct, requireMay, requireNotOwn } from '#volunteers'
import { noSuchAccount } from '../account/no-such-account.ts'
import { resetBegunEmail, resetToAgreeEmail } from '../emails/factor-reset-emails.tsx'
import { expireResetsOf, findPendingReset, insertFactorReset } from './factor-reset-queries.ts'

type Input = { volunteer: Person | undefined; id: number; reason: string }

/**
 * A steward asks that the second factor of somebody who lost it is taken away, to which another one has to agree within 72 hours. The person
 * is mailed, so that nobody takes it from them unseen, and so are the other stewards. Refuses as not found an account that is not there, as a
 * conflict oneself, one without a second factor and one for whom it was begun already, and as `requireMay` does.
 */
export async function beginFactorReset(ctx: Context, { id: personId, reason, ...input }: Input): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'begin_factor_reset')
  requireNotOwn(volunteer, 'begin_factor_reset', [personId])
  await inTransaction(ctx, async (ctx) => {
    const person = await lockRoleOf(ctx, personId)
    if (!person) throw noSuchAccount()
    if (!(await hasSecondFactor(ctx, personId))) throw new Refusal('conflict', factorResetSentences.noFactor)
    if (await findPendingReset(ctx, personId)) throw new Refusal('conflict', factorResetSentences.pending)
    await expireResetsOf(ctx, personId)
    const agreeUntil = new Date(ctx.clock.now().getTime() + factorResetHours * hour)
    const reset = await insertFactorReset(ctx, { personId, reason, begunBy: volunteer.id, agreeUntil })
    const subject = { kind: 'person', id: personId } as const
    await recordAct(ctx, { volunteer, act: 'begin_factor_reset', subject, after: { reset } })
    await queueMail(ctx, { ...(await resetBegunEmail(ctx, { to: person.email })), despiteBounces: true })
    for (const to of await findStewards(ctx, { except: volunteer.id }))
      if (to !== person.email) await queueMail(ctx, await resetToAgreeEmail(ctx, { to, personId }))
  })
}
