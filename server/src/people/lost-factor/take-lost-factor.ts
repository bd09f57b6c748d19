import { factorResetSentences } from '@reable/contract/people/factor-reset-rules'
import { clearSecondFactor, findPersonByEmail, hasSecondFactor } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { lockRoleOf, recordAct } from '#volunteers'
import { factorResetEmail } from '../emails/factor-reset-emails.tsx'
import { endFactorReset, findPendingReset } from './factor-reset-queries.ts'

/**
 * Takes away a lost second factor by the server's own command, for a place without two stewards who can: all sessions of the person end, and
 * they are mailed. Refuses as not found an address without an account, as a conflict one without a second factor.
 */
export async function takeLostFactor(ctx: Context, { email }: { email: string }): Promise<void> {
  const person = await findPersonByEmail(ctx, email)
  if (!person) throw new Refusal('not_found', `There is no account with the address ${email}.`)
  await inTransaction(ctx, async (ctx) => {
    await lockRoleOf(ctx, person.id)
    if (!(await hasSecondFactor(ctx, person.id))) throw new Refusal('conflict', factorResetSentences.noFactor)
    const pending = await findPendingReset(ctx, person.id)
    if (pending) await endFactorReset(ctx, { id: pending.id, by: null, outcome: 'agreed' })
    await clearSecondFactor(ctx, person.id)
    const subject = { kind: 'person', id: person.id } as const
    const after = { reset: pending?.id ?? null }
    await recordAct(ctx, { volunteer: 'command', act: 'agree_to_factor_reset', subject, after })
    const mail = await factorResetEmail(ctx, { to: person.email, by: 'Whoever runs our server has' })
    await queueMail(ctx, { ...mail, despiteBounces: true })
  })
}
