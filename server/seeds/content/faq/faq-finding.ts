import { organisation } from '@reable/contract/organisation'
import type { FaqGroup } from './faq.ts'

export const finding: FaqGroup = {
  anchor: 'finding',
  name: 'Finding and buying',
  questions: [
    {
      title: 'How do I find what I need?',
      body: 'Type it into the search box on [the first page](/), such as hospital bed. Then choose a kind, a price, a condition or a place. You can also see what is nearest to you.',
    },
    {
      title: 'Do I need an account?',
      body: 'Not to look around. To write to a seller, sign up and confirm your e-mail address. That is free.',
    },
    {
      title: 'How do I know that it fits?',
      body: 'Measure before you go: your door, your tub, your hips when you sit. Then look at the measurements on the listing, in inches and in centimetres. Ask the seller if one is missing. A therapist can tell you what size you need.',
    },
    {
      title: 'How do I write to a seller?',
      body: 'Sign in, open the listing and fill in the form. Your message goes to the seller by e-mail, without your address. Their answer stands under [Messages](/account/messages), and we e-mail you when it comes. You can block a person there at any time.',
    },
    {
      title: 'What I need is not there. What now?',
      body: 'Press **Notify Me** among the listings, or open [Notifications](/account/notifications). Choose the kind of equipment, and we e-mail you when one is listed. A link in that e-mail ends it at any time.',
    },
    {
      title: 'The seller does not answer.',
      body: 'Give them a few days. They may be in hospital or away. If you hear nothing for 14 days, open the listing and press **Report**.',
    },
    {
      title: 'Does someone check the equipment?',
      body: `No. ${organisation.name} never sees it. The seller says what condition it is in, and you try it before you pay. Have a shop look at it if it lifts a person or runs on a battery.`,
    },
    {
      title: 'Can it be brought to me?',
      body: 'That is between you and the seller. A friend with a van is often the best answer. [Additional Services](/resources/additionalservices) has more ideas.',
    },
    {
      title: 'Can I give it back?',
      body: 'Only if the seller agrees. Ask before you pay. We are not part of the sale and cannot give money back.',
    },
  ],
}
