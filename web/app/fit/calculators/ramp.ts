import { rampLengths } from '@reable/contract/fit/calculators'
import { fitRules } from '@reable/contract/fit/rules'
import type { FitAnswers } from '@reable/contract/fit/types'
import { asked } from './asked.ts'
import type { Calculator, Finding } from './calculator.ts'
import { listingsOf } from './links.ts'
import { feetInBoth } from './size-words.ts'

const uses = [
  {
    use: 'alone',
    title: 'For a person alone, or a ramp that stays',
    text: 'This slope is gentle: 1 in up for each foot.',
  },
  {
    use: 'helper',
    title: 'With a helper who pushes the person',
    text: 'This slope is steep. The helper has to be strong.',
  },
  { use: 'empty', title: 'For an empty chair or scooter', text: 'Nobody sits in it on a slope as steep as this.' },
] as const

/** How long a ramp has to be. */
export const ramp: Calculator = {
  name: 'ramp',
  title: 'How long a ramp?',
  about: 'Measure how high the step is, or all the steps together. We say how long a ramp has to be.',
  drawing: 'rise_in',
  asks: [asked('rise_in', 'Height of the step')],
  needsOneOf: ['rise_in'],
  nothingTyped: 'Height of the step: give a number, such as 7',
  find: (answers) => {
    const lengths = rampLengths(answers)
    return uses.flatMap(({ use, title, text }) => rampOf(answers, title, text, lengths[use].fit?.from))
  },
  note: `${fitRules.ramp_length.text} A longer ramp is always easier. Ask how wide it is, and how much weight it can hold.`,
}

function rampOf({ rise_in: rise }: FitAnswers, title: string, text: string, feet: number | undefined): Finding[] {
  if (feet === undefined || typeof rise !== 'number') return []
  return [
    {
      title,
      size: `${feetInBoth(feet)} or longer`,
      text,
      drawing: { name: 'ramp_length', listingValue: feet * 12, personValue: rise },
      links: [
        {
          label: `See ramps of ${feetInBoth(feet)} or longer`,
          to: listingsOf('ramps', { usable_length_ft: { atLeast: feet } }),
        },
      ],
    },
  ]
}
