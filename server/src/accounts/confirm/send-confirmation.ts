import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { confirmationLetter } from '../letters/confirmation-letter.tsx'
import type { Return } from '../link-token-queries.ts'
import { issueToken } from '../link-tokens.ts'

const lifetime = 7 * day

/** Mails a link that confirms the address, and leads back to a page of ours. Earlier links stay good: a mail may be read late. */
export async function sendConfirmation(
  ctx: Context,
  { personId, email, returnTo }: { personId: number; email: string; returnTo?: Return },
): Promise<void> {
  const token = await issueToken(ctx, { personId, purpose: 'confirmation', lifetime, returnTo })
  const letter = await confirmationLetter(ctx, { to: email, token })
  await queueMail(ctx, { ...letter, goodUntil: new Date(ctx.clock.now().getTime() + lifetime) })
}
