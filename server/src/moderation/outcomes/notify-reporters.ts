import { whileStands } from '#cases'
import type { Context } from '#platform/context'
import { queueMails } from '#platform/mail'
import { outcomeEmail } from '../emails/outcome-email.tsx'
import { takeWishesToHear } from './outcome-queries.ts'

/** Mails those who reported a listing and want to hear of it that a volunteer decided: once, and not if it is undone before. */
export async function notifyReporters(
  ctx: Context,
  { listingId, made }: { listingId: number; made: number },
): Promise<void> {
  const reporters = await takeWishesToHear(ctx, listingId)
  const emails = reporters.map(async ({ id, email }) => ({
    ...(await outcomeEmail(ctx, { to: email })),
    onlyWhile: whileStands(made, { report: id }),
  }))
  await queueMails(ctx, await Promise.all(emails))
}
