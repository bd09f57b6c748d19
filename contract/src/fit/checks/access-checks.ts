/** The rules of ramps and stair lifts. Lengths are in inches, weights in pounds. */

import type { FitCheck } from '../types.ts'
import { compareChoices } from './bath-checks.ts'
import { check, compareOne, more } from './check.ts'
import type { Reader } from './reader.ts'

/** Inches of ramp for an inch of rise. */
const slopes: Readonly<Record<string, number>> = { alone: 12, helper: 6, empty: 4 }

const rampLength = (field: string): FitCheck =>
  check({
    name: 'ramp_length',
    rule: 'ramp_length',
    words: ['{x} too short for your step', '', 'long enough', '', ''],
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

export const portableRampLength = rampLength('usable_length_ft')
export const thresholdRampLength = rampLength('usable_length_in')

export const rampHeight: FitCheck = check({
  name: 'ramp_height',
  rule: 'ramp_height',
  bands: [-0.5, -0.25, 0.25, 0.5],
  words: ['{x} too low for your step', '{x} low', 'as high as your step', '{x} high', '{x} too high for your step'],
  compare: (read) => {
    const compared = height(read)
    return compared && { ...compared, amount: compared.difference }
  },
})

const height = compareOne({
  field: 'height_in',
  question: 'rise_in',
  sentence: 'It is {own} high and the step {asked}',
  difference: (ramp, rise) => ramp - rise,
})

export const rampWidth: FitCheck = check({
  name: 'ramp_width',
  rule: 'ramp_width',
  bands: [1, 2, more, more],
  words: ['{x} too narrow for the chair', 'narrow for the chair', '{x} to spare', '', ''],
  compare: compareOne({
    field: 'width_in',
    question: 'chair_width_in',
    sentence: 'The ramp is {own} wide and the chair {asked}',
    difference: (ramp, chair) => ramp - chair,
  }),
})

/** What a helper is taken to weigh, who has not said. */
const usualHelper = 200

/** Who and what stands on the ramp at once. */
function load(read: Reader): { weight: number; isEstimate: boolean } | undefined {
  const [use, chair] = [read.askedChoice('ramp_use'), read.asked('chair_weight_lb')]
  const person = use === 'empty' ? 0 : read.asked('user_weight_lb')
  const helper = use === 'alone' ? 0 : read.answer('helper_weight_lb')
  if (use === undefined || chair === undefined || person === undefined) return undefined
  const isEstimate = typeof helper !== 'number'
  return { weight: chair + person + (isEstimate ? usualHelper : helper), isEstimate }
}

export const rampLoad: FitCheck = check({
  name: 'capacity',
  rule: 'ramp_load',
  words: ['made for {x} less', 'near the most it can hold', 'it holds enough', '', ''],
  isWeight: true,
  compare: (read) => {
    const [limit, total] = [read.own('weight_capacity_lb'), load(read)]
    if (limit === undefined || !total) return undefined
    return {
      difference: limit - total.weight,
      sentence: () =>
        `It holds ${read.weight(limit)} and all together weigh ${total.isEstimate ? 'about ' : ''}${read.weight(total.weight)}`,
      listingValue: limit,
      personValue: total.weight,
      bands: [0, total.weight / 10, more, more],
      ...(total.isEstimate && {
        estimate: { brief: 'its limit, by an estimate', margin: 100, question: 'helper_weight_lb' },
      }),
    }
  },
})

/** As wide as a stair has to be for the narrowest lift there is. */
const leastStair = 28

export const stairWidth: FitCheck = check({
  name: 'stair_width',
  rule: 'stair_width',
  words: ['your stairs are {x} too narrow', '', 'stairs wide enough', '', ''],
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

export const stairShape: FitCheck = check({
  name: 'stair_shape',
  rule: 'stair_shape',
  compare: compareChoices({
    field: 'stair_shape',
    question: 'stairs',
    isMatch: (own, asked) => own === 'Straight' && asked === 'Straight',
    pass: 'straight, as your stairs are',
    fail: 'its rail is made for other stairs',
  }),
})

const railLengthOf = compareOne({
  field: 'track_length_ft',
  question: 'stair_length_in',
  sentence: 'Its rail is {own} long and your stairs {asked}',
  difference: (rail, stairs) => rail - stairs,
})

export const railLength: FitCheck = check({
  name: 'rail_length',
  isOptional: true,
  rule: 'rail_length',
  words: ['rail {x} too short', '', 'rail long enough', 'rail {x} long', 'rail {x} too long'],
  compare: (read) => {
    const compared = railLengthOf(read)
    const cut = read.choice('rail_can_be_cut')
    return compared && { ...compared, bands: [0, 0, cut === 'Yes' ? more : 12, cut === 'No' ? 12 : more] }
  },
})
