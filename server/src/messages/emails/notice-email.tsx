import type { Context } from '#platform/context'
import { type Email, EmailLink, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import type { ConversationMail } from '../posting/addressed-email.ts'
import type { NoticeExtra } from '../posting/notice-mail.ts'
import { WithoutLogIn, whyMailed } from './email-paragraphs.tsx'

type Input = ConversationMail & {
  to: string
  text: string
  subject: string | undefined
  extra: NoticeExtra | undefined
}

/** The e-mail that tells one of a conversation what Reable says in it. */
export const noticeEmail = (
  ctx: Context,
  { to, text, subject, extra, listing, picture, ...links }: Input,
): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: subject ?? 'News about a listing you write about',
    why: whyMailed(listing?.title),
    body: (
      <>
        <Heading>{subject ?? 'There is news'}</Heading>
        <Paragraph>{text}</Paragraph>
        {listing ? <EmailListing title={listing.title} picture={picture} /> : null}
        {extra && <Extra {...extra} />}
        <NextStep href={links.conversationUrl}>See your messages</NextStep>
        <WithoutLogIn href={links.readUrl} />
      </>
    ),
  })

const Extra = ({ heading, text, lines, label, href }: NoticeExtra) => (
  <>
    <Paragraph>
      <strong>{heading}</strong>
    </Paragraph>
    <Paragraph>{text}</Paragraph>
    {lines.map((line) => (
      <Paragraph key={line}>☐ {line}</Paragraph>
    ))}
    <Paragraph>
      <EmailLink href={href}>{label}</EmailLink>
    </Paragraph>
  </>
)
