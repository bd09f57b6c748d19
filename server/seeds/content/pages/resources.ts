import type { WrittenPage } from '@reable/contract/content/pages'
import { drawing } from '../drawing.ts'

export const resources: WrittenPage<'Resources'> = {
  heading: 'Resources',
  introduction:
    'How to sell, how to find and how to meet safely. If your question is not here, [write to us](/aboutus/contactus).',
  cards: [
    {
      title: 'How It Works',
      text: 'Selling and finding, one step after another.',
      address: '/resources/howitworks',
      picture: drawing('card-how-it-works', 'A walker with a price tag on its handle'),
    },
    {
      title: 'Community Exchange Zones',
      text: 'Public places where you can hand over equipment.',
      address: '/resources/exchangezones',
      picture: drawing('card-exchange-zones', 'A bench and a signpost in front of a building with a ramp'),
    },
    {
      title: 'Additional Services',
      text: 'Others who repair, lend, move or recycle.',
      address: '/resources/additionalservices',
      picture: drawing('card-additional-services', 'A wheelchair wheel on a stand beside a toolbox'),
    },
    {
      title: 'Health and Safety',
      text: 'How to meet, clean and check, so that everyone stays well.',
      address: '/resources/healthandsafety',
      picture: drawing('card-health-and-safety', 'A shower chair with a spray bottle beside it'),
    },
  ],
}
