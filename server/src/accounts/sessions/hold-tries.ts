import type { Context } from '#platform/context'
import { insistOnNoWait, type Limits } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { triesLimit } from '../account-limits.ts'
import { keptEmail } from '../emails/email-addresses.ts'

/**
 * Counts one try of a password for an address, from wherever it comes, and refuses with 429 what is beyond the limit. Whether
 * there is such an account is looked up by the job that tells its owner: the answer and its time do not tell.
 */
export async function holdTries(ctx: Context, limits: Limits, { email }: { email: string }): Promise<void> {
  const { used, wait } = await limits.countExactly(ctx, triesLimit, keptEmail(email))
  if (used === triesLimit.most + 1) await enqueue(ctx, 'log-in-tries-refused', { email })
  insistOnNoWait([wait], wayIn)
}

const wayIn = (time: string) =>
  `There were too many tries to log in with this address. Please try again in ${time}, or press “Forgot your password?” and choose a new one: that logs you in at once.`
