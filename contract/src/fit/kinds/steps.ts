/** Ramps and stair lifts. Lengths are in inches, weights in pounds. */

import type { Reader } from '../reader.ts'
import { more, rule } from '../rule.ts'
import type { FitRule, KindRows } from '../types.ts'
import { liftIntoCar } from './home-rules.ts'
import { bearsWeight, capacity } from './seat-rules.ts'

/** Inches of ramp for an inch of rise. */
const slopes: Readonly<Record<string, number>> = { alone: 12, helper: 6, empty: 4 }

const rampLength = (field: string): FitRule =>
  rule({
    name: 'ramp_length',
    label: 'Length for the step',
    text: 'Each inch of rise wants 12 in of ramp for a person alone, or where the ramp stays. It wants 6 in with a helper, and 4 in for an empty chair.',
    sources: ['ramp_makers'],
    words: { fail: '{x} too short for your step', pass: 'long enough' },
    compare: (read) => {
      const [length, rise, use] = [read.own(field), read.asked('rise_in'), read.askedChoice('ramp_use')]
      const slope = slopes[use ?? '']
      if (length === undefined || rise === undefined || slope === undefined) return undefined
      const needed = rise * slope
      return {
        difference: length - needed,
        sentence: () =>
          `It is ${read.length(length)} long and a step of ${read.length(rise)} wants ${read.length(needed)}`,
        listingValue: length,
        personValue: rise,
      }
    },
  })

const rampHeight = rule({
  name: 'ramp_height',
  label: 'Height of the step',
  text: 'A threshold ramp is as high as the step, within ¼ in; within ½ in may do.',
  sources: ['ours'],
  field: 'height_in',
  question: 'rise_in',
  difference: (ramp, rise) => ramp - rise,
  limits: { failBelow: -0.5, passFrom: -0.25, passTo: 0.25, failAbove: 0.5 },
  isDistance: true,
  words: { fail: '{x} too low for your step', close: '{x} low', pass: 'as high as your step' },
  wordsAbove: { close: '{x} high', fail: '{x} too high for your step' },
  sentence: (ramp, step) => `It is ${ramp} high and the step ${step}`,
})

const rampWidth = rule({
  name: 'ramp_width',
  label: 'Width for the chair',
  text: 'The ramp is at least 2 in wider than the chair; 1 in may do.',
  sources: ['ramp_makers', 'ours'],
  field: 'width_in',
  question: 'chair_width_in',
  difference: (ramp, chair) => ramp - chair,
  limits: { failBelow: 1, passFrom: 2 },
  words: { fail: '{x} too narrow for the chair', close: 'narrow for the chair', pass: '{x} to spare' },
  sentence: (ramp, chair) => `The ramp is ${ramp} wide and the chair ${chair}`,
})

/** What a helper is taken to weigh, who has not said. */
const usualHelper = 200

/** Who and what stands on the ramp at once. */
function loadOf(read: Reader): { weight: number; isEstimate: boolean } | undefined {
  const [use, chair] = [read.askedChoice('ramp_use'), read.asked('chair_weight_lb')]
  const person = use === 'empty' ? 0 : read.asked('user_weight_lb')
  const helper = use === 'alone' ? 0 : read.answer('helper_weight_lb')
  if (use === undefined || chair === undefined || person === undefined) return undefined
  return { weight: chair + person + (helper ?? usualHelper), isEstimate: helper === undefined }
}

const rampLoad = rule({
  ...bearsWeight,
  text: 'It holds the person, the chair and the helper at once. A helper whose weight is not known is taken to weigh 200 lb: never more than “may fit”.',
  sources: ['ramp_makers', 'ours'],
  compare: (read) => {
    const [limit, load] = [read.own('weight_capacity_lb'), loadOf(read)]
    if (limit === undefined || !load) return undefined
    const { weight, isEstimate } = load
    const about = isEstimate ? 'about ' : ''
    return {
      difference: limit - weight,
      sentence: () => `It holds ${read.weight(limit)} and all together weigh ${about}${read.weight(weight)}`,
      listingValue: limit,
      personValue: weight,
      estimate: isEstimate
        ? { brief: 'its limit, by an estimate', margin: 100, question: 'helper_weight_lb' }
        : undefined,
    }
  },
})

/** As wide as a stair has to be for the narrowest lift there is. */
const leastStair = 28

const stairWidth = rule({
  name: 'stair_width',
  label: 'Width of the stairs',
  text: 'The stairs are 28 in wide or more, and no narrower than this lift needs.',
  sources: ['stair_lift_makers'],
  words: { fail: 'your stairs are {x} too narrow', pass: 'stairs wide enough' },
  compare: (read) => {
    const stairs = read.asked('stair_width_in')
    if (stairs === undefined) return undefined
    const needed = Math.max(leastStair, read.find('for_stair_width_in') ?? leastStair)
    return {
      difference: stairs - needed,
      sentence: () => `It wants ${read.length(needed)} and your stairs are ${read.length(stairs)} wide`,
      listingValue: needed,
      personValue: stairs,
    }
  },
})

const stairShape = rule({
  name: 'stair_shape',
  label: 'Shape of the stairs',
  text: 'A curved rail is made for one staircase and fits no other. A straight rail is for straight stairs.',
  sources: ['stair_lift_makers'],
  field: 'stair_shape',
  question: 'stairs',
  isMatch: (own, asked) => own === 'Straight' && asked === 'Straight',
  words: { pass: 'straight, as your stairs are', fail: 'its rail is made for other stairs' },
})

const railLength = rule({
  name: 'rail_length',
  label: 'Length of the rail',
  text: 'The rail is as long as the stairs, up to 12 in longer, or longer and can be cut.',
  sources: ['stair_lift_makers', 'ours'],
  field: 'track_length_ft',
  question: 'stair_length_in',
  difference: (rail, stairs) => rail - stairs,
  limits: (read) => {
    const cut = read.choice('rail_can_be_cut')
    return { failBelow: 0, passTo: cut === 'Yes' ? more : 12, failAbove: cut === 'No' ? 12 : more }
  },
  words: { fail: 'rail {x} too short', pass: 'rail long enough' },
  wordsAbove: { close: 'rail {x} long', fail: 'rail {x} too long' },
  sentence: (rail, stairs) => `Its rail is ${rail} long and your stairs ${stairs}`,
})

const rampQuestions = ['rise_in', 'ramp_use', 'chair_width_in', 'chair_weight_lb', 'user_weight_lb']

export const stepKinds = {
  portable_ramp: {
    label: 'A portable ramp',
    questions: rampQuestions,
    needed: [rampLength('usable_length_ft'), rampWidth, rampLoad],
    ifKnown: [liftIntoCar],
  },
  threshold_ramp: {
    label: 'A threshold ramp',
    questions: rampQuestions,
    needed: [rampHeight, rampLength('usable_length_in'), rampWidth, rampLoad],
  },
  stair_lift: {
    label: 'A stair lift',
    questions: ['stairs', 'stair_width_in', 'user_weight_lb', 'stair_length_in'],
    needed: [stairShape, stairWidth, capacity],
    ifKnown: [railLength],
  },
} satisfies KindRows
