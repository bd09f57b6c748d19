/** The rules of bathroom and toilet. Lengths are in inches. */

import type { CheckFinding, FitCheck } from '../types.ts'
import { check, compareOne, found, more, notApplicable } from './check.ts'
import type { Reader } from './reader.ts'

type Match = {
  field: string
  question: string
  isMatch: (own: string, asked: string) => boolean
  pass: string
  fail: string
}

/** Whether a choice of the listing goes with one of the home. */
export const compareChoices =
  ({ field, question, isMatch, pass, fail }: Match) =>
  (read: Reader): CheckFinding | undefined => {
    const [own, asked] = [read.ownChoice(field), read.askedChoice(question)]
    if (own === undefined || asked === undefined) return undefined
    const isRight = isMatch(own, asked)
    return found(isRight ? 'pass' : 'fail', `The listing says “${own}” and you said “${asked}”.`, isRight ? pass : fail)
  }

const goesWith = (own: string, asked: string) => own === 'Both' || own === asked

export const bathPlace: FitCheck = check({
  name: 'bath_place',
  rule: 'bath_place',
  compare: compareChoices({
    field: 'bath_fit',
    question: 'bath_place',
    isMatch: goesWith,
    pass: 'made for where it will stand',
    fail: 'not made for where you bathe',
  }),
})

const onFloor = compareOne({
  field: 'base_width_in',
  question: 'tub_floor_in',
  sentence: 'Its feet are {own} apart and the floor of the tub {asked} wide',
  difference: (feet, floor) => floor - feet,
})

export const tubFloor: FitCheck = check({
  name: 'tub_floor',
  rule: 'tub_floor',
  words: ['feet {x} too wide for the tub', '', '{x} to spare', '', ''],
  compare: (read) => (read.answer('bath_place') === 'Walk-in shower' ? notApplicable : onFloor(read)),
})

const boardFields = ['board_fit_min_in', 'board_fit_max_in'] as const
/** A bath board, not a bench: both are listed under one type. */
export const isBoard = (read: Reader) => boardFields.some((field) => read.find(field) !== undefined)

const overRim = compareOne({
  field: 'seat_height_max_in',
  question: 'tub_rim_in',
  sentence: 'Its seat goes up to {own} and the rim of the tub is {asked} high',
  difference: (seat, rim) => seat - rim,
})

export const benchOverRim: FitCheck = check({
  name: 'over_rim',
  rule: 'bench_over_rim',
  bands: [0.1, 0.5, more, more],
  words: ['{x} too low for the tub', 'hardly above the rim', '{x} above the rim', '', ''],
  compare: (read) => (isBoard(read) ? notApplicable : overRim(read)),
})

const legsBeside = compareOne({
  field: 'outer_legs_room_in',
  question: 'beside_tub_in',
  sentence: 'Its outer legs want {own} and there are {asked} beside the tub',
  difference: (legs, room) => room - legs,
})

export const benchLegs: FitCheck = check({
  name: 'outer_legs',
  rule: 'bench_legs',
  words: ['{x} too little room beside the tub', '', '{x} to spare', '', ''],
  compare: (read) => (isBoard(read) ? notApplicable : legsBeside(read)),
})

export const tubDoor: FitCheck = check({
  name: 'tub_door',
  rule: 'tub_door',
  compare: (read) => {
    const door = read.askedChoice('tub_door')
    if (!door) return undefined
    return door === 'sliding'
      ? found('fail', 'The sliding glass door of the tub is in its way.', 'your tub has a sliding door')
      : found('pass', 'Nothing closes the tub that is in its way.', 'nothing in its way')
  },
})

export const boardWidth: FitCheck = check({
  name: 'board_width',
  rule: 'board_width',
  words: ['{x} off the width of your tub', '', 'it reaches across', '', ''],
  compare: (read) => {
    if (!isBoard(read)) return notApplicable
    const [shortest, longest] = boardFields.map((field) => read.own(field))
    const tub = read.asked('tub_width_in')
    if (shortest === undefined || longest === undefined || tub === undefined) return undefined
    return {
      difference: Math.min(tub - shortest, longest - tub),
      sentence: () =>
        `It is for tubs of ${read.length(shortest)} to ${read.length(longest)} and yours is ${read.length(tub)}`,
      personValue: tub,
    }
  },
})

/** Over the bowl of a toilet, as it is rolled or set there. */
const overToilet = (isOptional?: true): FitCheck =>
  check({
    name: 'over_toilet',
    ...(isOptional && { isOptional }),
    rule: 'over_toilet',
    bands: [0, 1, more, more],
    words: ['{x} too low for your toilet', 'tight over your toilet', '{x} to spare', '', ''],
    compare: compareOne({
      field: 'clear_height_in',
      question: 'bowl_height_in',
      sentence: 'Under its seat {own} are clear and the toilet is {asked} high',
      difference: (clear, bowl) => clear - bowl,
    }),
  })

export const rolledOverToilet = overToilet()
export const setOverToilet = overToilet(true)

export const toiletShape: FitCheck = check({
  name: 'toilet_shape',
  rule: 'toilet_shape',
  compare: compareChoices({
    field: 'toilet_shape',
    question: 'toilet_bowl',
    isMatch: goesWith,
    pass: 'made for your toilet',
    fail: 'made for another shape of toilet',
  }),
})
