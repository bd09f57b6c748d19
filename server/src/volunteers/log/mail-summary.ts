import { mayDo } from '@reable/contract/volunteers/rules'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { summaryEmail } from '../emails/summary-email.tsx'
import { selectVolunteers } from '../roles/volunteer-queries.ts'
import { countActsSince } from './log-queries.ts'

/** Mails all stewards what volunteers did in the last seven days: no mail after a week without any act. */
export async function mailSummary(ctx: Context): Promise<void> {
  const counts = await countActsSince(ctx, new Date(ctx.clock.now().getTime() - 7 * day))
  if (!counts.length) return
  const stewards = (await selectVolunteers(ctx)).filter(({ role }) => mayDo('give_role', role))
  for (const { email } of stewards) await queueMail(ctx, await summaryEmail(ctx, { to: email, counts }))
}
