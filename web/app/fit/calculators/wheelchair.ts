import type { SizesFound } from '@reable/contract/fit/calculators'
import { wheelchairSizes } from '@reable/contract/fit/calculators'
import { checkOf } from '@reable/contract/fit/kinds'
import type { FitAnswers } from '@reable/contract/fit/types'
import { asked } from './asked.ts'
import type { Calculator, Finding } from './calculator.ts'
import { listingsOf } from './links.ts'
import { sizeWords } from './size-words.ts'

const links = [
  { label: 'See wheelchairs', to: listingsOf('wheelchairs') },
  { label: 'See transport chairs', to: listingsOf('transportChairs') },
]

/** The size of a wheelchair for a person. */
export const wheelchair: Calculator = {
  name: 'wheelchair',
  title: 'What size of wheelchair?',
  about: 'Measure the person, sitting down. We say which seat to look for.',
  drawing: 'hip_width_in',
  asks: [asked('hip_width_in', 'Hips'), asked('thigh_length_in', 'Thigh'), asked('lower_leg_in', 'Lower leg')],
  needsOneOf: ['hip_width_in', 'thigh_length_in', 'lower_leg_in'],
  nothingTyped: 'Give at least one measure, such as how wide the hips are',
  find: (answers) => {
    const { width, depth, withFootrests, withFeet } = wheelchairSizes(answers)
    return [
      ...finding(width, answers, seatWidth),
      ...finding(depth, answers, seatDepth),
      ...finding(withFootrests, answers, onFootrests),
      ...finding(withFeet, answers, byFoot),
    ]
  },
  links,
  note: 'Count the cushion: it lifts the person, and takes some of the depth of a loose back. A therapist can say what a photo cannot.',
}

type Row = {
  title: string
  text: string
  /** The check whose drawing shows it, and the question that it compares with. */
  check: string
  question: string
}

const seatWidth: Row = {
  title: 'Seat width',
  text: checkOf('wheelchair', 'seat_width').text,
  check: 'seat_width',
  question: 'hip_width_in',
}
const seatDepth: Row = {
  title: 'Seat depth',
  text: checkOf('wheelchair', 'seat_depth').text,
  check: 'seat_depth',
  question: 'thigh_length_in',
}
const onFootrests: Row = {
  title: 'Seat height with footrests',
  text: checkOf('transport_chair', 'seat_height').text,
  check: 'seat_height',
  question: 'lower_leg_in',
}
const byFoot: Row = {
  title: 'Seat height to push with the feet',
  text: 'With the cushion pressed down, both feet lie flat on the floor.',
  check: 'seat_height',
  question: 'lower_leg_in',
}

function finding({ fit }: SizesFound, answers: FitAnswers, { title, text, check, question }: Row): Finding[] {
  const personValue = answers[question]
  const shown = fit?.from ?? fit?.to
  if (!fit || shown === undefined || typeof personValue !== 'number') return []
  return [{ title, size: sizeWords(fit), text, drawing: { name: check, listingValue: shown, personValue } }]
}
