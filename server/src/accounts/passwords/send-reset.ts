import { canChangePassword, socialProviders } from '@reable/contract/accounts/rules'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { mailedLinksInHour } from '../account-limits.ts'
import { findSentLinks, hasTokenSince } from '../link-token-queries.ts'
import { issueToken } from '../link-tokens.ts'
import { resetEmail } from '../mails/reset-email.tsx'
import { socialResetEmail } from '../mails/social-reset-email.tsx'
import { lockPersonRow } from '../people/account-data-queries.ts'
import type { Person } from '../people/people.ts'
import { findPersonByEmail } from '../people/people-queries.ts'
import { hashToken } from '../tokens.ts'

const lifetime = hour

type ResetRequest = { email: string; requestedAt: Date; unlessMailed?: boolean | undefined }

/**
 * Mails the requested reset link, if there is such an account: once, however often the job is retried, and three times an hour at most.
 * `unlessMailed`: only if no link that still works was mailed before.
 */
export function sendReset(ctx: Context, { email, requestedAt, unlessMailed }: ResetRequest): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const person = await findPersonByEmail(ctx, email)
    if (!person || !(await lockPersonRow(ctx, person.id))) return
    if (await hasTokenSince(ctx, { personId: person.id, purpose: 'reset', since: requestedAt })) return
    if (!(await isDue(ctx, person, unlessMailed))) return
    // Its token also counts an email that has no link.
    const token = await issueToken(ctx, { personId: person.id, purpose: 'reset', lifetime })
    // While nobody has confirmed the address, who reads the mail may not be the one who came by the social login.
    const provider = person.confirmed ? socialProviders.find((one) => one === person.provider) : undefined
    if (provider)
      await queueMail(ctx, { ...(await socialResetEmail(ctx, { to: person.email, provider })), despiteBounces: true })
    else if (canChangePassword(person) || !person.confirmed) await mailLink(ctx, person, token)
  })
}

/**
 * Whether another email may go out. Whoever keeps asking for somebody else floods no mailbox, and leaves the owner a link that works: only
 * where somebody who is signed in as them has ended all of those is there a fourth.
 */
async function isDue(ctx: Context, person: Person, unlessMailed = false): Promise<boolean> {
  const { withinHour, isOneGood } = await findSentLinks(ctx, { personId: person.id, purpose: 'reset' })
  if (withinHour < mailedLinksInHour && !unlessMailed) return true
  return person.confirmed && !isOneGood
}

/** Earlier links stay valid for their hour: a mail may be read late. Once one is used, no mail with another is sent any more. */
async function mailLink(ctx: Context, { email }: Person, token: string): Promise<void> {
  const mail = await resetEmail(ctx, { to: email, token })
  await queueMail(ctx, {
    ...mail,
    despiteBounces: true,
    goodUntil: new Date(ctx.clock.now().getTime() + lifetime),
    onlyWhile: { check: 'reset-link-unused', about: { tokenHash: hashToken(token).toString('hex') } },
  })
}
