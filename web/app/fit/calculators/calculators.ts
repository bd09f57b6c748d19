import type { SizesFound } from '@reable/contract/fit/calculators'
import { doorSizes, hallTurns, handleHeights, rampLengths } from '@reable/contract/fit/calculators'
import { checkOf } from '@reable/contract/fit/kinds'
import type { CheckOutcome, FitAnswers } from '@reable/contract/fit/types'
import { asked } from './asked.ts'
import type { Calculator, Finding } from './calculator.ts'
import { listingsOf } from './links.ts'
import { feetInBoth, lengthInBoth, sizeWords } from './size-words.ts'
import { wheelchair } from './wheelchair.ts'

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
const ramp: Calculator = {
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
  note: `${checkOf('portable_ramp', 'ramp_length').text} A longer ramp is always easier. Ask how wide it is, and how much weight it can hold.`,
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

const links = [
  { label: 'See rollators', to: listingsOf('rollators') },
  { label: 'See walkers', to: listingsOf('walkers') },
  { label: 'See canes', to: listingsOf('canes') },
]

/** How high the handles of a walking aid are. */
const handle: Calculator = {
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
        text: checkOf('rollator', 'handle_height').text,
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

/** What goes through a door and round a corner. */
const door: Calculator = {
  name: 'door',
  title: 'What goes through your door?',
  about: 'Measure your narrowest door, your hall, or both. We say how wide a chair can be.',
  drawing: 'door_width_in',
  asks: [asked('door_width_in', 'Door'), asked('hall_width_in', 'Hall')],
  needsOneOf: ['door_width_in', 'hall_width_in'],
  nothingTyped: 'Give at least one measure: the door, the hall or both',
  find: (answers) => [...throughDoor(answers), ...roundCorner(answers)],
  note: 'Hands and hand rims need room beside the wheels. A thick carpet, a door sill or a door that stops half way takes some of it away.',
}

function throughDoor(answers: FitAnswers): Finding[] {
  const { byUser, byHelper } = doorSizes(answers)
  return [
    ...upTo(answers, byUser, {
      title: 'A wheelchair that its user pushes',
      who: 'for hands and elbows',
      things: 'wheelchairs',
      type: 'wheelchairs',
    }),
    ...upTo(answers, byHelper, {
      title: 'What somebody else pushes, a walker or a scooter',
      who: 'at both sides together',
      things: 'transport chairs',
      type: 'transportChairs',
    }),
  ]
}

type Row = { title: string; who: string; things: string; type: 'wheelchairs' | 'transportChairs' }

function upTo(
  { door_width_in: doorWidth }: FitAnswers,
  { fit }: SizesFound,
  { title, who, things, type }: Row,
): Finding[] {
  const atMost = fit?.to
  if (atMost === undefined || typeof doorWidth !== 'number') return []
  const to = listingsOf(type, { overall_width_in: { atMost } })
  return [
    {
      title,
      size: sizeWords({ to: atMost }),
      text: `That leaves ${lengthInBoth(doorWidth - atMost)} ${who}.`,
      drawing: { name: 'door_width', listingValue: atMost, personValue: doorWidth },
      links: [{ label: `See ${things} up to ${lengthInBoth(atMost)} wide`, to }],
    },
  ]
}

const turns: Record<CheckOutcome, string> = {
  pass: 'There is room',
  close: 'It is tight',
  fail: 'It is too narrow',
  unknown: 'We do not know',
}

const hallRules = { wheelchair: checkOf('wheelchair', 'hall_turn'), scooter: checkOf('scooter', 'hall_turn') }

function roundCorner(answers: FitAnswers): Finding[] {
  const { hall_width_in: hall } = answers
  if (typeof hall !== 'number') return []
  const { wheelchair, scooter } = hallTurns(answers)
  const found = (thing: 'wheelchair' | 'scooter', turn: CheckOutcome): Finding => ({
    title: `Round a corner with a ${thing}`,
    size: turns[turn],
    text: `Your hall is ${lengthInBoth(hall)} wide. ${hallRules[thing].text}`,
  })
  return [found('wheelchair', wheelchair), found('scooter', scooter)]
}

/** Every calculator, in the order of their page. */
export const calculators: readonly Calculator[] = [ramp, door, wheelchair, handle]

export const calculatorOf = (name: string | undefined): Calculator | undefined =>
  calculators.find((one) => one.name === name)
