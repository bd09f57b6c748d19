import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import type { ReturnPath } from '../link-token-queries.ts'
import { issueToken } from '../link-tokens.ts'
import { confirmationEmail } from '../mails/confirmation-email.tsx'

const lifetime = 7 * day

/** Mails a link that confirms the address, and leads back to a page of ours. Earlier links stay valid: a mail may be read late. */
export async function sendConfirmation(
  ctx: Context,
  { personId, email, returnTo }: { personId: number; email: string; returnTo?: ReturnPath },
): Promise<void> {
  const token = await issueToken(ctx, { personId, purpose: 'confirmation', lifetime, returnTo })
  const mail = await confirmationEmail(ctx, { to: email, token })
  await queueMail(ctx, { ...mail, despiteBounces: true, goodUntil: new Date(ctx.clock.now().getTime() + lifetime) })
}
