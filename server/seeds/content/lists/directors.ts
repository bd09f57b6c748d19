import type { WrittenEntry } from '@reable/contract/content/lists'
import { portrait } from '../portrait.ts'

/** Nobody real: people of the village, until an organisation puts its own in their place. The page says so at its top. */
export const directors: WrittenEntry<'directors'>[] = [
  {
    name: 'Vera H.',
    picture: portrait('vh', 'Vera H.'),
    narrative:
      'Vera chairs the board. Neighbours in Vancouver left walkers at her door until her hall was full, and then she found us. She still looks at new listings on Monday mornings.',
  },
  {
    name: 'Noor R.',
    picture: portrait('nr', 'Noor R.'),
    narrative:
      'Noor is our vice-chair. She has used a wheelchair for twenty years and reads every new guide before it goes out. If she cannot follow it, we write it again.',
  },
  {
    name: 'George T.',
    picture: portrait('gt', 'George T.'),
    narrative:
      'George keeps our books. He was a fisherman and then a shop owner in Tsawwassen. Ask him what a dollar is spent on, and he will show you the page.',
  },
  {
    name: 'Ingrid S.',
    picture: portrait('is', 'Ingrid S.'),
    narrative:
      'Ingrid is our secretary and comes over from Bowen Island for each meeting. Meetings are open. Write to us and she will send you the date and the way in.',
  },
  {
    name: 'Arthur J.',
    picture: portrait('aj', 'Arthur J.'),
    narrative:
      'Arthur found his scooter here and gave two walkers back. On the board he watches over what it is like to buy and to sell when your hands shake.',
  },
]
