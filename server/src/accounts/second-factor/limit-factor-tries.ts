import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { type Limits, refuseOverLimit } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { queueMail } from '#platform/mail'
import { factorLimits } from '../account-limits.ts'
import { factorTriesEmail } from '../mails/factor-tries-email.tsx'
import type { Person } from '../people/people.ts'
import { markNotified } from '../people/people-queries.ts'

/**
 * Counts one try to prove a second factor, from wherever it comes, and refuses with 429 beyond the limits. Whoever tries knows the password,
 * so the first refusal of a time queues the mail to the account's owner. A device that has logged in before counts apart.
 */
export async function limitFactorTries(
  ctx: Context,
  limits: Limits,
  { person: { id, email }, device }: { person: Person; device: string | undefined },
): Promise<void> {
  const who = device ? `person ${id} device ${device}` : `person ${id}`
  const waits: (number | undefined)[] = []
  let runOut = false
  for (const limit of factorLimits) {
    const { used, wait } = await limits.countExactly(ctx, limit, who)
    waits.push(wait)
    runOut ||= used === limit.max + 1
  }
  if (runOut) await enqueue(ctx, 'factor-tries-refused', { email })
  refuseOverLimit(waits)
}

/** Mails the owner of an account that the tries for its second factor ran out: at most once a day. */
export function notifyOfFactorTries(ctx: Context, { email }: { email: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const owner = await markNotified(ctx, { email, column: 'factor_tries_told_at', interval: day })
    if (!owner) return
    await queueMail(ctx, { ...(await factorTriesEmail(ctx, { to: owner.email })), despiteBounces: true })
  })
}
