import { createHmac } from 'node:crypto'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { notPostedEmail } from './emails/not-posted-email.tsx'
import { markExplained } from './incoming-queries.ts'

/** Tells the writer of a proved mail in a sentence what did not become of it, at most once a day. */
export async function explainToWriter(
  ctx: Context,
  { to, sentence, posted }: { to: string; sentence: string; posted: boolean },
): Promise<void> {
  const digest = createHmac('sha256', ctx.config.keys.mailedAddresses).update(to.toLowerCase()).digest()
  if (await markExplained(ctx, digest, day)) await queueMail(ctx, await notPostedEmail(ctx, { to, sentence, posted }))
}
