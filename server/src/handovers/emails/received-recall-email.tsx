import { organisation } from '@reable/contract/organisation'
import { recallAttribution, recallLicence } from '@reable/contract/recalls/rules'
import { vancouverMonth } from '#platform/clock'
import type { Context } from '#platform/context'
import { type Email, EmailLink, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import type { CardFields } from '#recalls'

type Thing = { name: string; isCertain: boolean; thing: { handedOverAt: Date } }
type Input = { to: string; card: CardFields; things: Thing[] }

/** In models: more stand on the page of recalls. */
const namedModels = 12

/** The e-mail that tells somebody that what they received is recalled, or may be: which thing, what is wrong, what to do. */
export function receivedRecallEmail(ctx: Context, { to, card, things }: Input): Promise<Email> {
  const isCertain = things.some((thing) => thing.isCertain)
  const subject = isCertain ? 'Something you received is recalled' : 'Something you received may be recalled'
  return renderEmail(ctx, {
    to,
    subject,
    why: `You get this e-mail because you received this through ${organisation.name}, and ticked on its handover sheet that you want to be told of recalls.`,
    body: (
      <>
        <Heading>{subject}</Heading>
        {things.map(({ name, thing }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may be called the same.
          <EmailListing key={at} title={name}>
            <Paragraph>You received it in {vancouverMonth(thing.handedOverAt)}.</Paragraph>
          </EmailListing>
        ))}
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
