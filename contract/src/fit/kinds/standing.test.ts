import { expect, test } from 'vitest'
import { checkOf } from '../kinds.ts'
import { saidBy } from '../testing.ts'
import type { ListingMeasures } from '../types.ts'

const armrestHeight = checkOf('upright_walker', 'handle_height')
const crutchLength = checkOf('crutches', 'crutch_length')
const handleHeight = checkOf('rollator', 'handle_height')
const madeForSize = checkOf('lift_chair', 'made_for')
const standFromBench = checkOf('transfer_bench', 'stand_up')
const standFromSettings = checkOf('shower_chair', 'stand_up')
const standFromToilet = checkOf('raised_toilet_seat', 'stand_up')

const handles = (lowest?: number, highest?: number): ListingMeasures => ({
  ...(lowest !== undefined && { handle_height_min_in: lowest }),
  ...(highest !== undefined && { handle_height_max_in: highest }),
})

test.each([
  [35.1, 40, 'fail: handles 1.1 in too high'],
  [35, 40, 'close: handles 1 in high'],
  [34.5, 40, 'pass: the handles reach the right height'],
  [30, 33, 'close: handles 1 in low'],
  [30, 32.9, 'fail: handles 1.1 in too low'],
  [34, undefined, 'pass: the handles reach the right height'],
  [36, undefined, 'fail: handles 2 in too high'],
  // Between the one that is known and the other one there may be the right one.
  [30, undefined, 'unknown: the highest handle height'],
  [undefined, undefined, 'unknown: the lowest handle height and the highest handle height'],
])('handles from %s to %s in are at a wrist of 34 in, and at an elbow as high, a %s', (lowest, highest, said) => {
  const measures = handles(lowest, highest)
  expect(saidBy(handleHeight, { wrist_height_in: 34 }, measures)).toBe(said)
  expect(saidBy(armrestHeight, { elbow_height_in: 34 }, measures)).toBe(said)
})

test('settings are said as a range, and a height from which the wrist is taken as about right', () => {
  const said = (answers: { [name: string]: number }, lowest: number, highest: number) =>
    handleHeight.judge(answers, handles(lowest, highest)).sentence()
  const right = 'the handles reach the right height.'
  expect(said({ wrist_height_in: 34 }, 32, 36)).toBe(
    `The handles are 32 in to 36 in high and the wrist 34 in: ${right}`,
  )
  expect(said({ standing_height_in: 68 }, 32, 36)).toBe(
    `The handles are 32 in to 36 in high and the wrist about 34 in: ${right} This is only an estimate.`,
  )
})

test.each([
  [58.9, 'fail: 1.1 in too long'],
  [59, 'close: 1 in long'],
  [60, 'pass: the right length'],
  [71.1, 'fail: 1.1 in too short'],
])('crutches for people of 60 to 70 in are for one of %d in a %s', (standing_height_in, said) => {
  const label = { user_height_min_in: 60, user_height_max_in: 70, crutch_length_min_in: 20, crutch_length_max_in: 20 }
  const answers = { standing_height_in, armpit_height_in: 52 }
  expect(saidBy(crutchLength, answers, { ...label, crutch_type: 'Underarm' })).toBe(said)
})

test('without a label underarm crutches go by the armpit, and others are not known', () => {
  const [answers, length] = [{ armpit_height_in: 52 }, { crutch_length_min_in: 50.4, crutch_length_max_in: 50.4 }]
  const underarm = crutchLength.judge(answers, { ...length, crutch_type: 'Underarm' })
  expect(underarm.sentence()).toBe('They are 50.4 in long and 50.4 in is right: the right length.')
  expect(saidBy(crutchLength, answers, { ...length, crutch_type: 'Forearm (elbow)' })).toBe(
    'unknown: the heights on its label',
  )
})

test.each([
  [13.9, 'fail: 1.1 in too low'],
  [14, 'close: 1 in low'],
  [15, 'pass: a good height to stand up from'],
  [19.1, 'fail: 1.1 in too high'],
])('from a leg of 15 in a seat, a board or a raised toilet of %d in is a %s', (height, said) => {
  const leg = { lower_leg_in: 15 }
  expect(saidBy(standFromSettings, leg, { seat_height_min_in: height, seat_height_max_in: height })).toBe(said)
  expect(saidBy(standFromBench, { ...leg, tub_rim_in: height }, { board_fit_max_in: 28 })).toBe(said)
  expect(saidBy(standFromToilet, { ...leg, bowl_height_in: height - 4 }, { raise_height_in: 4 })).toBe(said)
})

test.each([
  ['Petite (under 5 ft 3)', 63, 'pass: made for this height'],
  ['Petite (under 5 ft 3)', 64.1, 'fail: made for people 1.1 in shorter'],
  ['Medium (5 ft 3 - 5 ft 10)', 61.9, 'fail: made for people 1.1 in taller'],
  ['Medium (5 ft 3 - 5 ft 10)', 63, 'pass: made for this height'],
  ['Tall (over 5 ft 10)', 68.9, 'fail: made for people 1.1 in taller'],
  ['Tall (over 5 ft 10)', 70, 'pass: made for this height'],
])('a lift chair of the size “%s” is for somebody of %d in a %s', (user_size, standing_height_in, said) => {
  expect(saidBy(madeForSize, { standing_height_in }, { user_size })).toBe(said)
})
