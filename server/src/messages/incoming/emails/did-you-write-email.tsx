import { cutText } from '@reable/contract/cut-text'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, type OtherFile, Paragraph, Quote, renderEmail } from '#platform/mail'
import { leftOutSentence } from '../left-out.ts'

type Input = {
  to: string
  token: string
  body: string
  /** What would be posted without. */
  left?: OtherFile[]
  /** True for the last question of a day. */
  isLast?: boolean
}

/** As much of a mail as the question shows; the page shows all of it. */
const maxLength = 1_000

/** The e-mail that asks somebody whether they wrote a mail that came in their name. */
export async function didYouWriteEmail(
  ctx: Context,
  { to, token, body, left = [], isLast = false }: Input,
): Promise<Email> {
  const shown = cutText(body, maxLength)
  const email = await renderEmail(ctx, {
    to,
    subject: 'Did you write this?',
    why: `You get this e-mail because a message came in your name at ${organisation.name}.`,
    body: (
      <>
        <Heading>Did you write this?</Heading>
        <Paragraph>A message came to us by e-mail in your name. We cannot be sure that it is yours:</Paragraph>
        {shown ? <Quote>{shown}</Quote> : null}
        {left.length > 0 && <Paragraph>{leftOutSentence(left, 'will be')}</Paragraph>}
        <Paragraph>
          If you wrote it, press the button and then “Post it”. The other person sees it after that.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/messages/by-mail?token=${token}`}>Yes, I wrote this</NextStep>
        <Paragraph>If you did not write it, do nothing. Nobody else sees it.</Paragraph>
        {isLast && (
          <Paragraph>
            We ask you this only a few times a day. Until tomorrow, please write in this conversation on our page: more
            emails like this one will not be posted.
          </Paragraph>
        )}
      </>
    ),
  })
  return { ...email, headers: { 'Auto-Submitted': 'auto-replied' } }
}
