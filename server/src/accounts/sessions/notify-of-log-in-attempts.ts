import { canChangePassword } from '@reable/contract/accounts/rules'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { logInAttemptsEmail } from '../mails/log-in-attempts-email.tsx'
import { markNotified } from '../people/people-queries.ts'

/** Mails the owner of an account with a password that there were too many attempts to log in: at most once a day. */
export function notifyOfLogInAttempts(ctx: Context, { email }: { email: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await markNotified(ctx, { email, column: 'tries_told_at', interval: day })
    if (owner && canChangePassword(owner)) await queueMail(ctx, await logInAttemptsEmail(ctx, { to: owner.email }))
  })
}
