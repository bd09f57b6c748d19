import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import type { CardFields } from '#recalls'

type Input = { listing: { id: number; title: string; email: string }; card: CardFields }

/** The e-mail that asks the owner of a listing for its model, because it may be recalled. */
export function askModelEmail(ctx: Context, { listing, card }: Input): Promise<Email> {
  const models = card.models.slice(0, 12)
  return renderEmail(ctx, {
    to: listing.email,
    subject: 'Which model is it? It may be recalled',
    why: `You get this e-mail because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>Which model is it?</Heading>
        <EmailListing title={listing.title} />
        <Paragraph>
          It may be recalled: {card.name}. {card.danger}
        </Paragraph>
        <Paragraph>
          Please look for the label: on the frame, under the seat, or on the tube near the floor.{' '}
          {models.length > 0 && `These models are recalled: ${models.join(', ')}. `}
          Then write the model into your listing. Until you know, please do not hand it on.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}/edit`}>Write down the model</NextStep>
      </>
    ),
  })
}
