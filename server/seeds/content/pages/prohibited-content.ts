import type { WrittenPage } from '@reable/contract/content/pages'
import type { ProhibitedItem } from '@reable/contract/prohibited/rules'
import { prohibitedItems } from '../../prohibited-items.ts'
import { bullets, paragraphs } from '../markdown.ts'

const line = ({ what, instead }: ProhibitedItem) => (instead ? `${what}. ${instead}` : `${what}.`)

export const prohibitedContent: WrittenPage<'Prohibited Content'> = {
  heading: 'Prohibited Content',
  updated: 'November 20, 2026',
  summary:
    'Some things can hurt the next person or break the law. They may not be listed here. Nor may ads, lies or unkind words. If you see any of it, open the listing and press **Report**. If you are not sure about your own thing, [ask us first](/aboutus/contactus).',
  body: paragraphs(
    '## Things that may not be listed',
    bullets(...prohibitedItems.map(line)),
    '## Words and photos that may not stand here',
    bullets(
      'What is false or hides a fault: another model, another condition, someone else’s photos.',
      'Home addresses, phone numbers, health details, or photos in which a person can be recognised who has not agreed.',
      'Hate, threats, insults, or anything obscene.',
      'Advertising, links to shops, and the same thing listed twice.',
      'Offers that ask for money, a deposit, a gift card or a code before a meeting.',
      'What belongs to someone else: their words, their photos, their trademarks.',
    ),
    '## What happens then',
    'Some words about such things are noticed while you write a listing, and we tell you. Everyone can report a listing. Enough reports hide it until a volunteer has looked at it, and its owner is told why. We may hide or delete what does not belong here, and block those who do it again. The [Terms of Use](/policies#terms-of-use) say more.',
    'Equipment can also be recalled. Before you list or buy something, look it up at Health Canada’s [Recalls and safety alerts](https://recalls-rappels.canada.ca/).',
  ),
}
