import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = { to: string; sentence: string; posted: boolean }

/** The e-mail that tells somebody why a mail of theirs was not posted, or not all of it. */
export async function notPostedEmail(ctx: Context, { to, sentence, posted }: Input): Promise<Email> {
  const subject = posted ? 'Part of your e-mail was left out' : 'Your e-mail was not posted'
  const email = await renderEmail(ctx, {
    to,
    subject,
    why: `You get this e-mail because you answered a message of ${organisation.name} by e-mail. We write this at most once a day.`,
    body: (
      <>
        <Heading>{subject}</Heading>
        <Paragraph>{sentence}</Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/account/messages`}>See your messages</NextStep>
      </>
    ),
  })
  return { ...email, headers: { 'Auto-Submitted': 'auto-replied' } }
}
