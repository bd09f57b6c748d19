import type { Context } from '#platform/context'
import { insistOnNoWait, type Limits } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { logInAttemptsLimit } from '../account-limits.ts'
import { canonicalEmail } from '../emails/email-addresses.ts'

/**
 * Counts one try of a password for an address, from wherever it comes, and refuses with 429 what is beyond the limit. Whether
 * there is such an account is looked up by the job that tells its owner: the answer and its time do not tell.
 */
export async function limitLogInAttempts(ctx: Context, limits: Limits, { email }: { email: string }): Promise<void> {
  const { used, wait } = await limits.countExactly(ctx, logInAttemptsLimit, canonicalEmail(email))
  if (used === logInAttemptsLimit.most + 1) await enqueue(ctx, 'log-in-tries-refused', { email })
  insistOnNoWait([wait], tooManyAttempts)
}

const tooManyAttempts = (time: string) =>
  `There were too many tries to log in with this address. Please try again in ${time}, or press “Forgot your password?” and choose a new one: that logs you in at once.`
