import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'
import { drawing } from '../drawing.ts'
import { paragraphs } from '../markdown.ts'

export const aboutUs: WrittenPage<'About Us'> = {
  heading: 'A walker in a closet helps nobody',
  introduction: `Someone near you needs it this week. ${organisation.name} is the place where the two of you find each other. We are neighbours who give our time, and none of us is paid.`,
  story_heading: 'Why we do this',
  story_snippet: paragraphs(
    'A new hip heals in a few months. The walker that helped then stands in a closet for years. Not far away, someone saves up for the same walker.',
    'New equipment costs a lot, and not every plan pays for it. Used equipment works just as well when it is clean, safe and fits. So we bring the two sides together.',
  ),
  impact_heading: 'What we did together last year',
  impact_text:
    'Each number stands for something that is used again. **The figures below are examples.** They stand here until our volunteers put in their own.',
  figures: [
    { value: '1,200', label: 'pieces of equipment found a new home (example)' },
    { value: '400', label: 'of them were given away free (example)' },
    { value: '6,000', label: 'hours were given by volunteers (example)' },
  ],
  testimonials: [
    {
      testament:
        'I found a bath bench for my dad on Monday. On Wednesday we met the seller at the exchange zone. He showed me how to set it up.',
      memberName: 'A daughter in Surrey (example)',
    },
    {
      testament:
        'My wife’s hospital bed stood in the den for a year. It took me half an hour to list it. Now a family in Burnaby sleeps better.',
      memberName: 'A husband in New Westminster (example)',
    },
    {
      testament:
        'The listing gave the width of the seat in inches. I knew it would fit through my door before I left home.',
      memberName: 'A wheelchair user in Richmond (example)',
    },
    {
      testament:
        'I am 81 and I do not like computers. I got an e-mail when a scooter came up, and I wrote back. That was it.',
      memberName: 'A buyer in Maple Ridge (example)',
    },
  ],
  team_heading: 'The people behind it',
  team_text:
    'Volunteers look at reports, answer questions, find exchange zones and keep this website running. Some give two hours a month. Some give a day each week.',
  images: [
    { picture: drawing('team-listings', 'A workbench with a wheelchair wheel, a wrench and a price tag') },
    { picture: drawing('team-help-desk', 'A desk with a telephone, a lamp and a pile of letters') },
    { picture: drawing('team-outreach', 'A walker and a bench under a tree, with a signpost beside them') },
    { picture: drawing('team-events', 'A folding table with tools and a cane, under a string of flags') },
  ],
  involved_heading: 'Get Involved',
  involved_text:
    'You can give your time or you can give money. Both keep this place free for the people who need it. You do not have to know about equipment or computers. We show you how.',
}
