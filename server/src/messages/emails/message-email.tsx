import type { ConversationRole } from '@reable/contract/messages/conversation-rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, EmailListing, Heading, NextStep, Paragraph, Quote, renderEmail } from '#platform/mail'
import type { ConversationMail } from '../posting/addressed-email.ts'
import { HowToAnswer, WithoutLogIn, whyMailed } from './email-paragraphs.tsx'
import { type Answering, QuickAnswers } from './quick-answers.tsx'

type Input = ConversationMail & {
  to: string
  /** Whose side the reader is on. */
  role: ConversationRole
  /** What the writer is called to the reader. */
  name: string
  body: string
  photos: number
  /** The words in it that worry, and what the reader is told; null when nothing does. */
  caution: { words: string[]; warnings: string[] } | null
  /** The prepared answers; the owner alone has them. */
  answering?: Answering | undefined
}

const subjects: Record<ConversationRole, string> = {
  owner: 'Someone wrote to you about your listing',
  buyer: 'You have an answer about a listing',
}

/** The e-mail that brings one of a conversation what the other wrote. Nothing in it is an address of theirs. */
export function messageEmail(ctx: Context, input: Input): Promise<Email> {
  const { to, role, name, body, photos, caution, listing, picture } = input
  const { publicUrl } = ctx.config.http
  return renderEmail(ctx, {
    to,
    subject: subjects[role],
    why: whyMailed(listing?.title),
    body: (
      <>
        <Heading>{role === 'owner' ? 'Someone wrote to you' : 'You have an answer'}</Heading>
        <Paragraph>{role === 'owner' ? 'It is about your listing:' : 'It is about this listing:'}</Paragraph>
        {listing ? <EmailListing title={listing.title} picture={picture} /> : null}
        <Paragraph>{name} wrote:</Paragraph>
        {body ? <Quote>{body}</Quote> : null}
        <Photos count={photos} />
        {caution && <Caution {...caution} />}
        <NextStep href={input.conversationUrl}>Read and answer</NextStep>
        {input.answering && <QuickAnswers {...input.answering} conversationUrl={input.conversationUrl} />}
        <HowToAnswer replyTo={input.replyTo} name={name} />
        <WithoutLogIn href={input.readUrl} />
        <Tips zones={`${publicUrl}/resources/exchangezones`} />
        {role === 'owner' && <NotThere href={`${publicUrl}/account/listings`} />}
      </>
    ),
  })
}

const Photos = ({ count }: { count: number }) =>
  count > 0 && (
    <Paragraph>
      {count === 1 ? 'A photo came with it.' : `${count} photos came with it.`} You see {count === 1 ? 'it' : 'them'} on
      the page.
    </Paragraph>
  )

const Caution = ({ words, warnings }: { words: string[]; warnings: string[] }) => (
  <Paragraph>
    <strong>Please be careful.</strong>{' '}
    {words.length > 0 &&
      `The message speaks of ${words.map((word) => `“${word}”`).join(', ')}. People who cheat often do. `}
    Answer only if you are sure, and pay nothing in advance.
    {warnings.map((warning) => ` ${warning}`)}
  </Paragraph>
)

const Tips = ({ zones }: { zones: string }) => (
  <Paragraph>
    <strong>To be safe:</strong> meet at a <EmailLink href={zones}>community exchange zone</EmailLink> or another public
    place, and bring somebody along. Take the money when you hand over the equipment, not before and not by a courier.
    Never tell anyone a code that was sent to you. {organisation.name} never asks for money.
  </Paragraph>
)

const NotThere = ({ href }: { href: string }) => (
  <Paragraph>
    Not there any more? Please say so at <EmailLink href={href}>My Listings</EmailLink>, so that nobody asks in vain.
  </Paragraph>
)
