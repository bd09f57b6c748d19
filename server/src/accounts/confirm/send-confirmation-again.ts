import { type Context, inTransaction } from '#platform/context'
import { mailedLinksInHour } from '../account-limits.ts'
import { findReturnPath, findSentLinks, hasTokenSince } from '../link-token-queries.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { findPersonByEmail } from '../people/people-queries.ts'
import { sendConfirmation } from './send-confirmation.ts'

/**
 * Mails the requested link, which leads back to where the one before did, if there is such an account whose address is not confirmed or
 * whose sign-up is not proved: once, however often the job is retried, and three times an hour at most: each link works for days.
 */
export function sendConfirmationAgain(
  ctx: Context,
  { email, requestedAt }: { email: string; requestedAt: Date },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await findPersonByEmail(ctx, email)
    if (!person || (person.confirmed && !person.unprovedSignUp) || !(await lockPersonRow(ctx, person.id))) return
    if (await hasTokenSince(ctx, { personId: person.id, purpose: 'confirmation', since: requestedAt })) return
    const { withinHour } = await findSentLinks(ctx, { personId: person.id, purpose: 'confirmation' })
    if (withinHour >= mailedLinksInHour) return
    const returnTo = await findReturnPath(ctx, { personId: person.id, purpose: 'confirmation' })
    await sendConfirmation(ctx, { personId: person.id, email: person.email, returnTo })
  })
}
