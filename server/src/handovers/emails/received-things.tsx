import { organisation } from '@reable/contract/organisation'
import { vancouverMonth } from '#platform/clock'
import { EmailListing, Paragraph } from '#platform/mail'

export type ThingOfMail = { name: string; handedOverAt: Date }

export const whyReceiver = `You get this e-mail because you received this through ${organisation.name}, and ticked on its handover sheet that you want to be told of recalls.`

/** What somebody received, each with its month. */
export const ReceivedThings = ({ things }: { things: readonly ThingOfMail[] }) =>
  things.map(({ name, handedOverAt }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two things may be called the same.
    <EmailListing key={at} title={name}>
      <Paragraph>You received it in {vancouverMonth(handedOverAt)}.</Paragraph>
    </EmailListing>
  ))
