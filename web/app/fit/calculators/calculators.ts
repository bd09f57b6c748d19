import {
  doorSizes,
  hallTurns,
  handleHeights,
  rampLengths,
  type Sizes,
  wheelchairSizes,
} from '@reable/contract/fit/calculators'
import { checkOf } from '@reable/contract/fit/kinds'
import type { CheckOutcome } from '@reable/contract/fit/types'
import { lengthWords } from '@reable/contract/fit/words'
import { homeAddress } from '../../listings/browse/browse-address.ts'
import { asked, type Calculator } from './calculator.ts'

/** The equipment types that calculators lead to, by the names that the filter knows. A test holds them to the catalogue. */
const linkedTypes = {
  wheelchairs: 'Manual wheelchair (self-propelled)',
  transportChairs: 'Transport chair (helper pushes)',
  ramps: 'Portable ramp',
  rollators: 'Rollator (walker with wheels and seat)',
  walkers: 'Walker (no seat)',
  canes: 'Cane',
} as const

type Limits = { atLeast?: number; atMost?: number }

/**
 * The address of the listings of a type, with a size of the thing where one is given. A size that would give away a body's measure
 * never stands in it.
 */
function listingsOf(type: keyof typeof linkedTypes, sizes: Readonly<Record<string, Limits>> = {}): string {
  const address = new URLSearchParams({ category: linkedTypes[type] })
  for (const [field, { atLeast, atMost }] of Object.entries(sizes)) {
    if (atLeast !== undefined) address.set(`field.${field}.from`, String(atLeast))
    if (atMost !== undefined) address.set(`field.${field}.to`, String(atMost))
  }
  return homeAddress(address)
}

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

const ramp: Calculator = {
  name: 'ramp',
  title: 'How long a ramp?',
  about: 'Measure how high the step is, or all the steps together. We say how long a ramp has to be.',
  drawing: 'rise_in',
  asks: [asked('rise_in', 'Height of the step')],
  nothingTyped: 'Height of the step: give a number, such as 7',
  find: (answers) => {
    const lengths = rampLengths(answers)
    return uses.flatMap(({ use, title, text }) => {
      const [feet, rise] = [lengths[use].fit?.from, answers.rise_in]
      if (feet === undefined || typeof rise !== 'number') return []
      const size = `${feetInBoth(feet)} or longer`
      const to = listingsOf('ramps', { usable_length_ft: { atLeast: feet } })
      return {
        title,
        size,
        text,
        drawing: { name: 'ramp_length', listingValue: feet * 12, personValue: rise },
        links: [{ label: `See ramps of ${size}`, to }],
      }
    })
  },
  note: `${checkOf('portable_ramp', 'ramp_length').text} A longer ramp is always easier. Ask how wide it is, and how much weight it can hold.`,
}

const pushers = [
  {
    by: 'byUser',
    title: 'A wheelchair that its user pushes',
    who: 'for hands and elbows',
    things: 'wheelchairs',
    type: 'wheelchairs',
  },
  {
    by: 'byHelper',
    title: 'What somebody else pushes, a walker or a scooter',
    who: 'at both sides together',
    things: 'transport chairs',
    type: 'transportChairs',
  },
] as const

const turns: Record<CheckOutcome, string> = {
  pass: 'There is room',
  close: 'It is tight',
  fail: 'It is too narrow',
  unknown: 'We do not know',
}

const door: Calculator = {
  name: 'door',
  title: 'What goes through your door?',
  about: 'Measure your narrowest door, your hall, or both. We say how wide a chair can be.',
  drawing: 'door_width_in',
  asks: [asked('door_width_in', 'Door'), asked('hall_width_in', 'Hall')],
  nothingTyped: 'Give at least one measure: the door, the hall or both',
  find: (answers) => {
    const { door_width_in: doorWidth, hall_width_in: hall } = answers
    const sizes = doorSizes(answers)
    const throughDoor = pushers.flatMap(({ by, title, who, things, type }) => {
      const atMost = sizes[by].fit?.to
      if (atMost === undefined || typeof doorWidth !== 'number') return []
      const to = listingsOf(type, { overall_width_in: { atMost } })
      return {
        title,
        size: sizeWords({ to: atMost }),
        text: `That leaves ${lengthInBoth(doorWidth - atMost)} ${who}.`,
        drawing: { name: 'door_width', listingValue: atMost, personValue: doorWidth },
        links: [{ label: `See ${things} up to ${lengthInBoth(atMost)} wide`, to }],
      }
    })
    if (typeof hall !== 'number') return throughDoor
    const outcomes = hallTurns(answers)
    const roundCorner = (['wheelchair', 'scooter'] as const).map((thing) => ({
      title: `Round a corner with a ${thing}`,
      size: turns[outcomes[thing]],
      text: `Your hall is ${lengthInBoth(hall)} wide. ${checkOf(thing, 'hall_turn').text}`,
    }))
    return [...throughDoor, ...roundCorner]
  },
  note: 'Hands and hand rims need room beside the wheels. A thick carpet, a door sill or a door that stops half way takes some of it away.',
}

/** The sizes of a wheelchair: each with the check whose drawing shows it, and the question that it compares with. */
const seatSizes = [
  {
    size: 'width',
    title: 'Seat width',
    text: checkOf('wheelchair', 'seat_width').text,
    check: 'seat_width',
    question: 'hip_width_in',
  },
  {
    size: 'depth',
    title: 'Seat depth',
    text: checkOf('wheelchair', 'seat_depth').text,
    check: 'seat_depth',
    question: 'thigh_length_in',
  },
  {
    size: 'withFootrests',
    title: 'Seat height with footrests',
    text: checkOf('transport_chair', 'seat_height').text,
    check: 'seat_height',
    question: 'lower_leg_in',
  },
  {
    size: 'withFeet',
    title: 'Seat height to push with the feet',
    text: 'With the cushion pressed down, both feet lie flat on the floor.',
    check: 'seat_height',
    question: 'lower_leg_in',
  },
] as const

const wheelchair: Calculator = {
  name: 'wheelchair',
  title: 'What size of wheelchair?',
  about: 'Measure the person, sitting down. We say which seat to look for.',
  drawing: 'hip_width_in',
  asks: [asked('hip_width_in', 'Hips'), asked('thigh_length_in', 'Thigh'), asked('lower_leg_in', 'Lower leg')],
  nothingTyped: 'Give at least one measure, such as how wide the hips are',
  find: (answers) => {
    const sizes = wheelchairSizes(answers)
    return seatSizes.flatMap(({ size, title, text, check, question }) => {
      const { fit } = sizes[size]
      const [shown, personValue] = [fit?.from ?? fit?.to, answers[question]]
      if (!fit || shown === undefined || typeof personValue !== 'number') return []
      return { title, size: sizeWords(fit), text, drawing: { name: check, listingValue: shown, personValue } }
    })
  },
  links: [
    { label: 'See wheelchairs', to: listingsOf('wheelchairs') },
    { label: 'See transport chairs', to: listingsOf('transportChairs') },
  ],
  note: 'Count the cushion: it lifts the person, and takes some of the depth of a loose back. A therapist can say what a photo cannot.',
}

const handle: Calculator = {
  name: 'handle',
  title: 'How high a handle?',
  about: 'For a cane, a walker or a rollator. Measure the wrist. Or give the height of the person, and we guess.',
  drawing: 'wrist_height_in',
  asks: [asked('wrist_height_in', 'Wrist'), asked('standing_height_in', 'Height')],
  nothingTyped: 'Give at least one measure: the wrist, or the height of the person',
  find: (answers) => {
    const { fit, may } = handleHeights(answers)
    const { wrist_height_in: wrist } = answers
    if (fit && typeof wrist === 'number') {
      const drawing = { name: 'handle_height', listingValue: wrist, personValue: wrist }
      return [{ title: 'Handle height', size: sizeWords(fit), text: checkOf('cane', 'handle_height').text, drawing }]
    }
    if (!may) return []
    const text = 'This is only a guess from the height of the person. Measure the wrist before you buy.'
    return [{ title: 'Handle height, about', size: sizeWords(may), text }]
  },
  links: [
    { label: 'See rollators', to: listingsOf('rollators') },
    { label: 'See walkers', to: listingsOf('walkers') },
    { label: 'See canes', to: listingsOf('canes') },
  ],
  note: 'A rollator or walker has a lowest and a highest setting: the height has to lie between them. A cane can be cut, but not made longer.',
}

/** Every calculator, in the order of their page. */
export const calculators: readonly Calculator[] = [ramp, door, wheelchair, handle]

export const calculatorOf = (name: string | undefined): Calculator | undefined =>
  calculators.find((one) => one.name === name)

/** Centimetres are rounded so that whoever goes by them errs to the careful side. */
const centimetres = (inches: number, round: (number: number) => number) => round(Number((inches * 2.54).toFixed(2)))

/** "17 to 18 in (44 to 45 cm)", "19 in (49 cm) or more", "17 in (43 cm) or less". */
export function sizeWords({ from, to }: Sizes): string {
  if (from === undefined) return to === undefined ? 'Any size' : `${oneSize(to, Math.floor)} or less`
  if (to === undefined) return `${oneSize(from, Math.ceil)} or more`
  if (from === to) return oneSize(to, Math.round)
  const [least, most] = [centimetres(from, Math.ceil), centimetres(to, Math.floor)]
  const metric = least === most ? `${least} cm` : `${least} to ${most} cm`
  return `${lengthWords(from, 'imperial').replace(' in', '')} to ${lengthWords(to, 'imperial')} (${metric})`
}

const oneSize = (inches: number, round: (number: number) => number) =>
  `${lengthWords(inches, 'imperial')} (${centimetres(inches, round)} cm)`

/** "18 in (46 cm)". */
export const lengthInBoth = (inches: number): string => oneSize(inches, Math.round)

/** "7½ ft (2.3 m)", of a length that is needed: metres are rounded up. */
export function feetInBoth(feet: number): string {
  const metres = Math.ceil(Number((feet * 3.048).toFixed(2))) / 10
  return `${lengthWords(feet, 'imperial').replace(' in', ' ft')} (${metres} m)`
}
