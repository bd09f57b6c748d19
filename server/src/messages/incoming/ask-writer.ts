import { hashToken, newToken } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { didYouWriteEmail } from './emails/did-you-write-email.tsx'
import { countIncoming, recordOutcome } from './incoming-queries.ts'
import type { Given } from './post-answer.ts'

/** Questions to one person about one conversation in a day: whoever forges mails cannot fill their mailbox by us. */
const dailyLimit = 5

/**
 * Asks whoever has the account whether they wrote a mail that does not prove it, at the address that the account has. Their press on a page
 * posts it; until then it goes nowhere.
 */
export async function askWriter(ctx: Context, { mail, about, writer, split, once }: Given): Promise<void> {
  const { conversationId, personId } = about
  await once(ctx, mail.id, async (ctx) => {
    const since = new Date(ctx.clock.now().getTime() - day)
    const asked = await countIncoming(ctx, { conversationId, personId, outcomes: ['asked'], since })
    if (asked >= dailyLimit) return recordOutcome(ctx, mail.id, { outcome: 'refused', conversationId, personId })
    const token = newToken()
    await queueMail(ctx, await didYouWriteEmail(ctx, { to: writer.email, token, body: split.body }))
    await recordOutcome(ctx, mail.id, { outcome: 'asked', ...about, tokenHash: hashToken(token) })
  })
}
