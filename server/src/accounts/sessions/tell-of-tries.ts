import { canChangePassword } from '@reable/contract/accounts/rules'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { triesLetter } from '../letters/tries-letter.tsx'
import { noteTold } from '../people/people-queries.ts'

/** Mails whoever has the address, if it opens an account by a password, that too many were tried: at most once a day. */
export function tellOfTries(ctx: Context, { email }: { email: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await noteTold(ctx, { email, of: 'tries_told_at', every: day })
    if (owner && canChangePassword(owner)) await queueMail(ctx, await triesLetter(ctx, { to: owner.email }))
  })
}
