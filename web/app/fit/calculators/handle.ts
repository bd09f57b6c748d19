import { handleHeights } from '@reable/contract/fit/calculators'
import { fitRules } from '@reable/contract/fit/rules'
import type { FitAnswers } from '@reable/contract/fit/types'
import { asked } from './asked.ts'
import type { Calculator, Finding } from './calculator.ts'
import { listingsOf } from './links.ts'
import { sizeWords } from './size-words.ts'

const links = [
  { label: 'See rollators', to: listingsOf('rollators') },
  { label: 'See walkers', to: listingsOf('walkers') },
  { label: 'See canes', to: listingsOf('canes') },
]

/** How high the handles of a walking aid are. */
export const handle: Calculator = {
  name: 'handle',
  title: 'How high a handle?',
  about: 'For a cane, a walker or a rollator. Measure the wrist. Or give the height of the person, and we guess.',
  drawing: 'wrist_height_in',
  asks: [asked('wrist_height_in', 'Wrist'), asked('standing_height_in', 'Height')],
  needsOneOf: ['wrist_height_in', 'standing_height_in'],
  nothingTyped: 'Give at least one measure: the wrist, or the height of the person',
  find: (answers) => findHandle(answers),
  links,
  note: 'A rollator or walker has a lowest and a highest setting: the height has to lie between them. A cane can be cut, but not made longer.',
}

function findHandle(answers: FitAnswers): Finding[] {
  const { fit, may } = handleHeights(answers)
  const { wrist_height_in: wrist } = answers
  if (fit && typeof wrist === 'number')
    return [
      {
        title: 'Handle height',
        size: sizeWords(fit),
        text: fitRules.handle_height.text,
        drawing: { name: 'handle_height', listingValue: wrist, personValue: wrist },
      },
    ]
  if (!may) return []
  return [
    {
      title: 'Handle height, about',
      size: sizeWords(may),
      text: 'This is only a guess from the height of the person. Measure the wrist before you buy.',
    },
  ]
}
