import type { WrittenPage } from '@reable/contract/content/pages'
import { paragraphs } from '../markdown.ts'

export const ourPartners: WrittenPage<'Our Partners'> = {
  heading: 'Our Partners',
  introduction: paragraphs(
    'Some partners list equipment, some give money and some lend a hand. If a partner’s member lists something, you see a green check and the partner’s name.',
    '**The partners below are examples.** None of them exists. They show where real ones will stand.',
  ),
  connect_heading: 'Let’s Connect',
  connect:
    'Does your group care for seniors or people with disabilities? Do you have equipment to pass on, a room to meet in or money to give? We would like to hear from you.',
}
