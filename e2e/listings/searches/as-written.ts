import { showerCommode } from './kinds.ts'
import type { Search } from './search.ts'

const led = (title: string): Search => ({ search: title, first: { titles: [title] } })

/** What is quoted stays words, and so does a title typed whole. */
export const asWritten: Search[] = [
  { search: '"langley"', every: { titles: ['Hitch carrier for a scooter'] } },
  { search: '"Bowen ferry"', every: { titles: ['Green transport chair'] } },
  { search: '"newton"', every: { titles: ['Large scooter with full suspension'] } },
  {
    search: '"free"',
    every: { titles: ['Semi electric hospital bed, free', 'Curved stair lift, free', 'Pedal exerciser'] },
  },
  { search: '"18-inch seat"', every: { titles: ['18-inch seat'] } },
  { search: '"lynn canyon"', every: { titles: ['Rollator with big wheels'] } },
  { search: '"fifteen pounds"', every: { titles: ['Light travel chair'] } },
  { search: 'commode -shower', none: { types: showerCommode }, some: { types: ['Commode chair'] } },
  led('Petite lift chair, burgundy, for under 5 foot 3'),
  led('semi electric hospital bed, free if you can carry it'),
  led('Green transport chair, good on the ferry ramp'),
  led('Four-wheel scooter that needs new batteries'),
  led('New foam cushion, 16 by 16, still in the bag'),
  led('carbon frame rollator, only 12 lb'),
  led('Two 12-volt scooter batteries, three months old'),
  led('Light travel chair that went to India and back once'),
]
