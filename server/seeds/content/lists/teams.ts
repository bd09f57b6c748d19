import type { WrittenEntry } from '@reable/contract/content/lists'
import { drawing } from '../drawing.ts'

export const teams: WrittenEntry<'teams'>[] = [
  {
    name: 'Listings',
    description: 'Looks at what was reported and decides what is shown. Helps sellers to say what they mean.',
    backdrop_image: drawing('team-listings', 'A workbench with a wheelchair wheel, a wrench and a price tag'),
  },
  {
    name: 'Help Desk',
    description: 'Answers those who write to us, in plain words and without hurry.',
    backdrop_image: drawing('team-help-desk', 'A desk with a telephone, a lamp and a pile of letters'),
  },
  {
    name: 'Outreach',
    description: 'Talks to libraries, centres and partners, and looks for exchange zones.',
    backdrop_image: drawing('team-outreach', 'A walker and a bench under a tree, with a signpost beside them'),
  },
  {
    name: 'Website',
    description: 'Keeps this website running, readable and safe.',
    backdrop_image: drawing('team-website', 'A screen with a listing on it, a keyboard and a mug'),
  },
  {
    name: 'Events',
    description: 'Holds repair mornings and shows people how the website works.',
    backdrop_image: drawing('team-events', 'A folding table with tools and a cane, under a string of flags'),
  },
]
