import { expect, test } from 'vitest'
import { checkOf } from '../kinds.ts'
import { saidBy } from '../testing.ts'
import type { ListingMeasures } from '../types.ts'

const portableRampLength = checkOf('portable_ramp', 'ramp_length')
const railLength = checkOf('stair_lift', 'rail_length')
const rampHeight = checkOf('threshold_ramp', 'ramp_height')
const rampLoad = checkOf('portable_ramp', 'capacity')
const rampWidth = checkOf('portable_ramp', 'ramp_width')
const stairShape = checkOf('stair_lift', 'stair_shape')
const stairWidth = checkOf('stair_lift', 'stair_width')

test.each([
  [0.9, 'fail: 0.6 in too low for your step'],
  [1, 'close: ½ in low'],
  [1.25, 'pass: as high as your step'],
  [2.1, 'fail: 0.6 in too high for your step'],
])('a threshold ramp of %d in is at a step of 1½ in a %s', (height_in, said) => {
  expect(saidBy(rampHeight, { rise_in: 1.5 }, { height_in })).toBe(said)
})

test.each([
  ['alone', 11.95, 'fail: 0.6 in too short for your step'],
  ['alone', 12, 'pass: long enough'],
  ['helper', 5.95, 'fail: 0.6 in too short for your step'],
  ['helper', 6, 'pass: long enough'],
  ['empty', 3.95, 'fail: 0.6 in too short for your step'],
  ['empty', 4, 'pass: long enough'],
])('for a step of 12 in, used %s, a ramp of %d ft is a %s', (ramp_use, usable_length_ft, said) => {
  expect(saidBy(portableRampLength, { rise_in: 12, ramp_use }, { usable_length_ft })).toBe(said)
})

test.each([
  ['Straight', 'Straight', 'pass: straight, as your stairs are'],
  ['Curved', 'Straight', 'fail: its rail is made for other stairs'],
  ['Not sure', 'Straight', 'unknown: whether its rail is straight'],
])('a stair lift that is “%s” is on stairs that are “%s” a %s', (stair_shape, stairs, said) => {
  expect(saidBy(stairShape, { stairs }, { stair_shape })).toBe(said)
})

test.each([
  [26.8, 'fail: 0.2 in too narrow for the chair'],
  [27, 'close: narrow for the chair'],
  [28, 'pass: 2 in to spare'],
])('a ramp of %d in is for a chair of 26 in a %s', (width_in, said) => {
  expect(saidBy(rampWidth, { chair_width_in: 26 }, { width_in })).toBe(said)
})

const weights = { user_weight_lb: 180, chair_weight_lb: 40, helper_weight_lb: 150 }

test.each([
  ['alone', 219, 'fail: made for 1 lb less'],
  ['alone', 220, 'close: near the most it can hold'],
  ['alone', 242, 'pass: it holds enough'],
  ['helper', 369, 'fail: made for 1 lb less'],
  ['empty', 189, 'fail: made for 1 lb less'],
])(
  'on the ramp at once are chair, person and helper, used %s: %d lb are a %s',
  (ramp_use, weight_capacity_lb, said) => {
    expect(saidBy(rampLoad, { ...weights, ramp_use }, { weight_capacity_lb })).toBe(said)
  },
)

test('a helper who has not said is taken to weigh 200 lb, and what comes of it is an estimate', () => {
  const answers = { user_weight_lb: 180, chair_weight_lb: 40, ramp_use: 'helper' }
  const enough = rampLoad.judge(answers, { weight_capacity_lb: 1000 })
  expect(enough).toMatchObject({ outcome: 'close', missingAnswers: ['helper_weight_lb'] })
  expect(enough.brief()).toBe('its limit, by an estimate')
  expect(enough.sentence()).toBe(
    'It holds 1000 lb and all together weigh about 420 lb: it holds enough. This is only an estimate.',
  )
  expect(saidBy(rampLoad, answers, { weight_capacity_lb: 319 })).toBe('fail: made for 101 lb less')
})

test.each([
  [27.8, undefined, 'fail: your stairs are 0.2 in too narrow'],
  [28, undefined, 'pass: stairs wide enough'],
  [29.8, 30, 'fail: your stairs are 0.2 in too narrow'],
  [30, 30, 'pass: stairs wide enough'],
])('stairs of %d in are, for a lift that needs %s, a %s', (stair_width_in, needs, said) => {
  const lift: ListingMeasures = needs === undefined ? {} : { for_stair_width_in: needs }
  expect(saidBy(stairWidth, { stair_width_in }, lift)).toBe(said)
})

test.each([
  [9.9, 'Yes', 'fail: rail 1.2 in too short'],
  [10, 'No', 'pass: rail long enough'],
  [11.05, 'No', 'fail: rail 0.6 in too long'],
  [11.05, 'Not sure', 'close: rail 0.6 in long'],
  [20, 'Yes', 'pass: rail long enough'],
])('a rail of %d ft that can be cut, “%s”, is on stairs of 10 ft a %s', (track_length_ft, rail_can_be_cut, said) => {
  expect(saidBy(railLength, { stair_length_in: 120 }, { track_length_ft, rail_can_be_cut })).toBe(said)
})
