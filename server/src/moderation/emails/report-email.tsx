import { manyHidden } from '@reable/contract/health/rules'
import { organisation } from '@reable/contract/organisation'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import {
  type Email,
  type EmailImage,
  EmailListing,
  Heading,
  NextStep,
  Paragraph,
  Quote,
  renderEmail,
} from '#platform/mail'

type Input = {
  listing: { id: number; title: string }
  picture: EmailImage | undefined
  by: Person | undefined
  reasons: readonly string[]
  other: string
  /** Whether this report has hidden the listing. */
  hidden: boolean
  /** How many listings reports have hidden within an hour, this one included. */
  hiddenInHour: number
}

/** The e-mail that brings a report to the volunteers. A reporter with a confirmed address can be answered. */
export async function reportEmail(
  ctx: Context,
  { listing, picture, by, reasons, other, hidden, hiddenInHour }: Input,
): Promise<Email> {
  const isAlarm = hiddenInHour >= manyHidden.weak
  const subject = hidden ? 'A listing was reported and is hidden now' : 'A listing was reported'
  const email = await renderEmail(ctx, {
    to: ctx.config.mail.volunteers,
    subject: isAlarm ? `Please look now: reports hid ${hiddenInHour} listings within an hour` : subject,
    why: `You get this e-mail because this is the address of ${organisation.name}’s volunteers.`,
    body: (
      <>
        <Heading>A listing was reported</Heading>
        {isAlarm && (
          <Paragraph>
            <strong>Reports hid {hiddenInHour} listings within an hour.</strong> Somebody may be taking listings down
            that have nothing wrong with them. Please look at the cases soon.
          </Paragraph>
        )}
        <EmailListing title={listing.title} picture={picture} />
        {reasons.length > 0 && <Paragraph>Reasons: {reasons.join(', ')}.</Paragraph>}
        {other && <Paragraph>In their own words:</Paragraph>}
        {other && <Quote>{other}</Quote>}
        <Paragraph>Reported by {reporterInWords(by)}.</Paragraph>
        {hidden && (
          <Paragraph>
            <strong>The listing is hidden now,</strong> until one of you decides. Its owner was told.
          </Paragraph>
        )}
        {!hidden && reasons.includes('scam') && (
          <Paragraph>
            <strong>The listing is still shown.</strong> It waits for you, or for somebody else who reports it.
          </Paragraph>
        )}
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}`}>See the listing</NextStep>
      </>
    ),
  })
  return by?.confirmed ? { ...email, headers: { 'Reply-To': by.email } } : email
}

function reporterInWords(by: Person | undefined): string {
  if (!by) return 'a visitor'
  return by.confirmed ? `${by.email}: answer this e-mail to ask more` : 'somebody whose account is not confirmed'
}
