import type { Context } from '#platform/context'
import { type Limits, refuseOverLimit } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { logInAttemptsLimit } from '../account-limits.ts'
import { canonicalEmail } from '../emails/email-addresses.ts'

/**
 * Counts one attempt to log in with an address, from wherever it comes, and refuses with 429 beyond the limit. The job that notifies
 * the owner looks up whether there is such an account, so that neither the answer nor its time reveals it.
 */
export async function limitLogInAttempts(ctx: Context, limits: Limits, { email }: { email: string }): Promise<void> {
  const { used, wait } = await limits.countExactly(ctx, logInAttemptsLimit, canonicalEmail(email))
  if (used === logInAttemptsLimit.max + 1) await enqueue(ctx, 'log-in-tries-refused', { email })
  refuseOverLimit([wait], tooManyAttempts)
}

const tooManyAttempts = (time: string) =>
  `There were too many tries to log in with this address. Please try again in ${time}, or press “Forgot your password?” and choose a new one: that logs you in at once.`
