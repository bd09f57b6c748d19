import type { WrittenPage } from '@reable/contract/content/pages'
import { bullets, paragraphs } from '../markdown.ts'

export const communityExchangeZones: WrittenPage<'Community Exchange Zones'> = {
  heading: 'Community Exchange Zones',
  introduction: paragraphs(
    'A community exchange zone is a safe, public place to hand over equipment. Come in daylight, bring someone along and keep 2 m apart.',
    '**The places below are examples.** Nobody has agreed to them yet. Until our volunteers have found real ones, meet at the entrance of a library, a community centre or a police station near you.',
  ),
  before_heading: 'Before you meet',
  before: bullets(
    'Agree on the price and the time by e-mail.',
    'Tell someone where you are going.',
    'Try the brakes, the folding and the charger there.',
  ),
  connect_heading: 'Know a good place?',
  connect:
    'It should be public and well lit, with no steps and a seat. Tell us where it is, and we ask the people who run it.',
}
