import { organisation } from '@reable/contract/organisation'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import {
  Heading,
  type Letter,
  type LetterImage,
  LetterListing,
  NextStep,
  Quoted,
  renderLetter,
  Words,
} from '#platform/mail'

type Input = {
  listing: { id: number; title: string }
  picture: LetterImage | undefined
  by: Person | undefined
  reasons: readonly string[]
  other: string
  /** Whether this report has hidden the listing. */
  hidden: boolean
}

/** The e-mail that brings a report to the volunteers. A reporter with a confirmed address can be answered. */
export async function reportEmail(
  ctx: Context,
  { listing, picture, by, reasons, other, hidden }: Input,
): Promise<Letter> {
  const email = await renderLetter(ctx, {
    to: ctx.config.mail.volunteers,
    subject: hidden ? 'A listing was reported and is hidden now' : 'A listing was reported',
    why: `You get this e-mail because this is the address of ${organisation.name}’s volunteers.`,
    body: (
      <>
        <Heading>A listing was reported</Heading>
        <LetterListing title={listing.title} picture={picture} />
        {reasons.length > 0 && <Words>Reasons: {reasons.join(', ')}.</Words>}
        {other && <Words>In their own words:</Words>}
        {other && <Quoted>{other}</Quoted>}
        <Words>Reported by {reporterInWords(by)}.</Words>
        {hidden && (
          <Words>
            <strong>The listing is hidden now,</strong> until one of you decides. Its owner was told.
          </Words>
        )}
        {!hidden && reasons.includes('scam') && (
          <Words>
            <strong>The listing is still shown.</strong> It waits for you, or for somebody else who reports it.
          </Words>
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
