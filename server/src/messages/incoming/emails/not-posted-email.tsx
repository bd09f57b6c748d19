import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = { to: string; sentence: string; posted: boolean }

/** The email that tells somebody why a mail of theirs was not posted, or not all of it. */
export async function notPostedEmail(ctx: Context, { to, sentence, posted }: Input): Promise<Email> {
  const subject = posted ? 'Part of your email was left out' : 'Your email was not posted'
  const email = await renderEmail(ctx, {
    to,
    subject,
    why: `You get this email because you answered a message of ${organisation.name} by email.`,
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
