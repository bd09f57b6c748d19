import type { Answer } from '@reable/contract/client'
import { kindOfType } from '@reable/contract/fit/kind-types'
import { priceLabel } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { newToken } from '#accounts'
import type { Context } from '#platform/context'
import {
  type Email,
  EmailLink,
  EmailListing,
  EmailPrice,
  FooterText,
  Heading,
  NextStep,
  Paragraph,
  renderEmail,
} from '#platform/mail'

type Listing = Answer<'listRecentListings'>[number]
type Recipient = { to: string; token: string }

/**
 * The e-mail that tells subscribers of a new listing. It is rendered once; the returned function addresses it to each recipient,
 * with the token that ends their notification.
 */
export async function announcementEmail(
  ctx: Context,
  { listing }: { listing: Listing },
): Promise<(reader: Recipient) => Email> {
  const { publicUrl } = ctx.config.http
  // Random, so that no text contains it by chance.
  const placeholder = newToken()
  const stop = `${publicUrl}/unsubscribe?token=${placeholder}`
  const email = await renderEmail(ctx, {
    to: '',
    subject: 'Something you asked for was listed',
    why: `You get this e-mail because you asked ${organisation.name} to tell you about new listings like this one.`,
    foot: <Foot type={listing.equipment_type.name} stop={stop} all={`${publicUrl}/account/notifications`} />,
    body: <Body listing={listing} publicUrl={publicUrl} />,
  })
  return ({ to, token }) => ({
    ...email,
    to,
    html: email.html.replaceAll(placeholder, token),
    plain: email.plain.replaceAll(placeholder, token),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}

const Body = ({ listing, publicUrl }: { listing: Listing; publicUrl: string }) => (
  <>
    <Heading>Something you asked for was listed</Heading>
    <Paragraph>
      You asked us to tell you about: <strong>{listing.equipment_type.name}</strong>. This one is new on the list.
    </Paragraph>
    <EmailListing title={listing.title} picture={pictureOf(listing, publicUrl)}>
      <EmailPrice>{priceLabel(listing.price)}</EmailPrice>
      <Paragraph>
        <strong>{listing.location.name}</strong> · Condition: {listing.condition.name}
      </Paragraph>
    </EmailListing>
    {kindOfType(listing.equipment_type.id) && (
      <Paragraph>
        <strong>May fit: open to see.</strong> We do not know your measurements. The page of the listing compares it
        with what you answered there, on your own device.
      </Paragraph>
    )}
    <NextStep href={`${publicUrl}/posts/${listing.id}`}>See the listing</NextStep>
    <Paragraph>
      It may go quickly. If it is gone, your notification stays on and we write again for the next one.
    </Paragraph>
    <Paragraph>
      <strong>Stay safe:</strong> meet at an{' '}
      <EmailLink href={`${publicUrl}/resources/exchangezones`}>exchange zone</EmailLink> and never send money ahead.
    </Paragraph>
  </>
)

const pictureOf = ({ images: [cover] }: Listing, publicUrl: string) =>
  cover && { ...cover, src: publicUrl + cover.small }

const Foot = ({ type, stop, all }: { type: string; stop: string; all: string }) => (
  <>
    <FooterText>
      <EmailLink href={stop}>Stop e-mails about: {type}</EmailLink> (one click, no log-in)
    </FooterText>
    <FooterText>
      <EmailLink href={all}>All my notifications</EmailLink>
    </FooterText>
  </>
)
