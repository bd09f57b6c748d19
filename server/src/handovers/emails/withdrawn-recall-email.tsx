import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import type { CardFields } from '#recalls'
import { ReceivedThings, type ThingOfMail, whyReceiver } from './received-things.tsx'

type Input = { to: string; card: CardFields; things: ThingOfMail[] }

/** The e-mail that tells somebody who was told of a recall that it was withdrawn. */
export function withdrawnRecallEmail(ctx: Context, { to, card, things }: Input): Promise<Email> {
  const subject = 'A recall that we told you of was withdrawn'
  return renderEmail(ctx, {
    to,
    subject,
    why: whyReceiver,
    body: (
      <>
        <Heading>{subject}</Heading>
        <ReceivedThings things={things} />
        <Paragraph>
          We wrote to you about this recall: {card.name}. Our volunteers have taken it off their list. As far as we
          know, what you received is not recalled by it.
        </Paragraph>
        <Paragraph>Has its maker told you something else? Then please go by what the maker says.</Paragraph>
        <Paragraph>
          The notice: <EmailLink href={card.source}>{card.source}</EmailLink>
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/recalls`}>Look up any brand and model</NextStep>
      </>
    ),
  })
}
