import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'
import { bullets, paragraphs } from '../markdown.ts'

export const donatePage: WrittenPage<'Donate Page'> = {
  heading: 'Help keep it free',
  text: paragraphs(
    `${organisation.name} costs nothing to use, and nobody here is paid. A server, an e-mail service and printed notices still cost money. Gifts pay for them.`,
    'Any sum helps. Please give only what you can spare.',
    '**Example, to be put in our own words:** We are a registered charity. Our number is 00000 0000 RR0001. Ask us for a tax receipt, and give us your name and postal address for it.',
  ),
  other_ways: paragraphs(
    bullets(
      '**With equipment.** We have no store. [Create a listing](/wizard) and choose Free, and someone near you can have it.',
      '**With your time.** See [how you can help](/aboutus/ourteam).',
    ),
    'We never ask for money by phone, in a text message or on your doorstep. If someone does that in our name, [tell us](/aboutus/contactus).',
  ),
  figures: [
    { value: '25,000', label: 'website visitors a year (example)' },
    { value: '1,500', label: 'listings a year (example)' },
    { value: '6,000', label: 'hours volunteered a year (example)' },
  ],
}
