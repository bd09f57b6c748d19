import { recallAttribution, recallLicence } from '@reable/contract/recalls/rules'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import type { CardFields } from '#recalls'
import { ReceivedThings, type ThingOfMail, whyReceiver } from './received-things.tsx'

type Input = { to: string; card: CardFields; things: (ThingOfMail & { isCertain: boolean })[] }

/** In models: more stand on the page of recalls. */
const namedModels = 12

/** The e-mail that tells somebody that what they received is recalled, or may be: which thing, what is wrong, what to do. */
export function receivedRecallEmail(ctx: Context, { to, card, things }: Input): Promise<Email> {
  const isCertain = things.some((thing) => thing.isCertain)
  const subject = isCertain ? 'Something you received is recalled' : 'Something you received may be recalled'
  return renderEmail(ctx, {
    to,
    subject,
    why: whyReceiver,
    body: (
      <>
        <Heading>{subject}</Heading>
        <ReceivedThings things={things} />
        <WhatIsWrong card={card} isCertain={isCertain} />
        <Paragraph>
          <strong>What to do:</strong> {card.remedy}
        </Paragraph>
        <Paragraph>
          Please do not hand it on. Have you passed it on already? Then please tell whoever has it now.
        </Paragraph>
        <Paragraph>
          The notice: <EmailLink href={card.source}>{card.source}</EmailLink>. {recallAttribution}{' '}
          <EmailLink href={recallLicence}>The licence</EmailLink>
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/recalls`}>Look up any brand and model</NextStep>
      </>
    ),
  })
}

const WhatIsWrong = ({ card, isCertain }: { card: CardFields; isCertain: boolean }) => (
  <>
    <Paragraph>
      <strong>What is wrong:</strong> {card.name}. {card.danger}
    </Paragraph>
    {!isCertain && (
      <Paragraph>
        We are not sure of its model. Please look for the label: on the frame, under the seat, or on the tube near the
        floor. {card.models.length > 0 && `These models are recalled: ${card.models.slice(0, namedModels).join(', ')}.`}
      </Paragraph>
    )}
    {card.serials && <Paragraph>Only these serial numbers: {card.serials}</Paragraph>}
    {card.sold && <Paragraph>{card.sold}</Paragraph>}
  </>
)
