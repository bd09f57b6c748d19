import { hashToken, newToken } from '#accounts'
import { keepForMail } from '#pictures'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { findAnsweredMoment } from './answered-moment.ts'
import { didYouWriteEmail } from './emails/did-you-write-email.tsx'
import { explainToWriter } from './explain-to-writer.ts'
import { countIncoming, recordOutcome } from './incoming-queries.ts'
import { nothingToPostSentence } from './left-out.ts'
import { acceptPhotos, type Given } from './post-answer.ts'

/** Questions to one person about one conversation in a day: whoever forges mails cannot fill their mailbox by us. */
const dailyLimit = 5

/**
 * Asks whoever has the account whether they wrote a mail that does not prove it, at the address that the account has. Their press on a page
 * posts it; until then it goes nowhere. The last question of a day says that it is the last one. Of a mail in which there is nothing to post
 * they are told so instead.
 */
export async function askWriter(ctx: Context, given: Given): Promise<void> {
  const { mail, about, writer, read, split, once } = given
  // Nothing is decoded of a mail that nobody is asked about.
  if ((await countAsked(ctx, about)) >= dailyLimit) return once(ctx, mail.id, (ctx) => leaveUnasked(ctx, given))
  const photos = await acceptPhotos(ctx, given)
  const answered = await findAnsweredMoment(ctx, { headers: read.headers, recipient: writer.email })
  await once(ctx, mail.id, async (ctx) => {
    const asked = await countAsked(ctx, about)
    if (asked >= dailyLimit) return leaveUnasked(ctx, given)
    if (!split.body && !photos.ids.length) {
      const sentence = nothingToPostSentence(photos.left)
      await explainToWriter(ctx, { to: writer.email, sentence, posted: false })
      return recordOutcome(ctx, mail.id, { outcome: 'empty', ...about })
    }
    const token = newToken()
    const isLast = asked === dailyLimit - 1
    await queueMail(
      ctx,
      await didYouWriteEmail(ctx, { to: writer.email, token, body: split.body, left: photos.left, isLast }),
    )
    const words = { body: split.body, folded: split.folded, answeredAt: answered ?? mail.received_at }
    await recordOutcome(ctx, mail.id, { outcome: 'asked', ...about, asked: { ...words, tokenHash: hashToken(token) } })
    await keepForMail(ctx, { incomingMailId: mail.id, pictureIds: photos.ids })
  })
}

function countAsked(ctx: Context, { conversationId, personId }: Given['about']): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - day)
  return countIncoming(ctx, { conversationId, personId, outcomes: ['asked', 'empty'], since })
}

const leaveUnasked = (ctx: Context, { mail, about: { conversationId, personId } }: Given): Promise<void> =>
  recordOutcome(ctx, mail.id, { outcome: 'refused', conversationId, personId })
