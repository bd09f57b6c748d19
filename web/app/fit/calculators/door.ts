import { doorSizes, hallTurns } from '@reable/contract/fit/calculators'
import { fitRules } from '@reable/contract/fit/rules'
import type { SizesFound } from '@reable/contract/fit/sizes'
import type { CheckOutcome, FitAnswers } from '@reable/contract/fit/types'
import { asked } from './asked.ts'
import type { Calculator, Finding } from './calculator.ts'
import { listingsOf } from './links.ts'
import { lengthInBoth, sizeWords } from './size-words.ts'

/** What goes through a door and round a corner. */
export const door: Calculator = {
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

const hallRules = { wheelchair: fitRules.chair_hall_turn, scooter: fitRules.scooter_hall_turn }

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
