import { createHmac } from 'node:crypto'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { notPostedEmail } from './emails/not-posted-email.tsx'
import { markExplained } from './incoming-queries.ts'

type Explanation = { to: string; sentence: string; posted: boolean }

/**
 * Tells somebody in a sentence what did not become of a mail of theirs. What was not posted at all is always said; the same sentence about what
 * was left out is said once a day, since some programs attach the same file to every mail.
 */
export async function explainToWriter(ctx: Context, { to, sentence, posted }: Explanation): Promise<void> {
  if (posted) {
    const digest = createHmac('sha256', ctx.config.keys.mailedAddresses)
      .update(`${to.toLowerCase()}\n${sentence}`)
      .digest()
    if (!(await markExplained(ctx, digest, day))) return
  }
  await queueMail(ctx, await notPostedEmail(ctx, { to, sentence, posted }))
}
