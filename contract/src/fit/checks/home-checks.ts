/** The rules of a home: doors, halls, room to turn, the car. Lengths are in inches. */

import { hallWidths } from '../rules/rules-of-homes.ts'
import type { RuleName } from '../rules.ts'
import type { FitCheck } from '../types.ts'
import { check, more } from './check.ts'
import type { Reader } from './reader.ts'

/** The overall width, or what it is likely to be where only the seat is known. */
function overallWidth(read: Reader, overSeat: number | undefined): { width: number; isEstimate: boolean } | undefined {
  const width = read.find('overall_width_in')
  const seat = overSeat === undefined ? undefined : read.find('seat_width_in')
  if (width === undefined && seat !== undefined && overSeat) return { width: seat + overSeat, isEstimate: true }
  const own = read.own('overall_width_in')
  return own === undefined ? undefined : { width: own, isEstimate: false }
}

type Door = {
  rule: RuleName
  /** How much of the door's width is left over, so that it passes. */
  buffer: number
  /** How much wider than its seat such a chair usually is. */
  overSeat?: number
  isOptional?: true
}

/** Through the narrowest door. */
export const doorWidth = ({ rule, buffer, overSeat, isOptional }: Door): FitCheck =>
  check({
    name: 'door_width',
    ...(isOptional && { isOptional }),
    rule,
    bands: [0, buffer, more, more],
    words: ['{x} too wide for your door', 'tight at your door', '{x} to spare', '', ''],
    compare: (read) => {
      const [found, door] = [overallWidth(read, overSeat), read.asked('door_width_in')]
      if (!found || door === undefined) return undefined
      const { width, isEstimate } = found
      return {
        difference: door - width,
        sentence: () =>
          `It is ${isEstimate ? 'about ' : ''}${read.length(width)} wide and your door ${read.length(door)}`,
        listingValue: width,
        personValue: door,
        ...(isEstimate && { estimate: { brief: 'the door, by an estimate', margin: 1, field: 'overall_width_in' } }),
      }
    },
  })

/** What a home alone decides, the same for each thing of its kind. */
const hallTurn = (rule: RuleName, [close, pass]: readonly [number, number]): FitCheck =>
  check({
    name: 'hall_turn',
    isOptional: true,
    rule,
    bands: [close, pass, more, more],
    words: ['hall {x} too narrow to turn a corner', 'tight at a corner', 'room to turn a corner', '', ''],
    compare: (read) => {
      const hall = read.asked('hall_width_in')
      return hall === undefined
        ? undefined
        : { difference: hall, sentence: () => `The hall is ${read.length(hall)} wide`, personValue: hall }
    },
  })

export const chairHallTurn = hallTurn('chair_hall_turn', hallWidths.chair)
export const scooterHallTurn = hallTurn('scooter_hall_turn', hallWidths.scooter)

const usualCircle = 60

/** By its own turning circle where the listing has it. */
export const turnRound: FitCheck = check({
  name: 'turn_round',
  isOptional: true,
  rule: 'turn_round',
  bands: [-more, 0, more, more],
  words: ['', '{x} short to turn round', 'room to turn round', '', ''],
  compare: (read) => {
    const room = read.asked('turning_space_in')
    if (room === undefined) return undefined
    const circle = read.find('turning_circle_in')
    const needed = Math.max(circle ?? usualCircle, usualCircle)
    return {
      difference: room - needed,
      sentence: () => `It wants ${read.length(needed)} to turn round and there are ${read.length(room)}`,
      ...(circle !== undefined && { listingValue: circle }),
      personValue: room,
    }
  },
})

/** A box fits in a box where its sides, sorted, each do. */
export const intoCar: FitCheck = check({
  name: 'into_car',
  isOptional: true,
  rule: 'into_car',
  bands: [0, 1, more, more],
  words: ['{x} too large for the car', 'tight in the car', 'room in the car', '', ''],
  compare: (read) => {
    const sides = ['folded_length_in', 'folded_width_in', 'folded_height_in'].map((field) => read.own(field))
    const room = ['car_width_in', 'car_height_in', 'car_depth_in'].map((question) => read.asked(question))
    if (!isComplete(sides) || !isComplete(room)) return undefined
    const [box, car] = [sides.toSorted(byAmount), room.toSorted(byAmount)]
    return {
      difference: Math.min(...car.map((side, nth) => side - (box[nth] ?? more))),
      sentence: () => `Folded it is ${byWords(read, sides)} and the car ${byWords(read, room)}`,
    }
  },
})

const byAmount = (one: number, other: number) => one - other

/** "30 in by 12 in by 28 in". */
const byWords = (read: Reader, amounts: readonly number[]) => amounts.map((amount) => read.length(amount)).join(' by ')

const isComplete = (amounts: readonly (number | undefined)[]): amounts is readonly number[] =>
  amounts.every((amount) => amount !== undefined)

/** By its heaviest piece, or the whole where it does not come apart. */
export const liftIntoCar: FitCheck = check({
  name: 'lift_into_car',
  isOptional: true,
  rule: 'lift_into_car',
  words: ['{x} too heavy to lift', '', 'light enough to lift', '', ''],
  isWeight: true,
  compare: (read) => {
    const piece = read.find('heaviest_piece_lb') ?? read.find('item_weight_lb') ?? read.own('heaviest_piece_lb')
    const limit = read.asked('lift_limit_lb')
    if (piece === undefined || limit === undefined) return undefined
    return {
      difference: limit - piece,
      sentence: () => `Its heaviest piece weighs ${read.weight(piece)}`,
      listingValue: piece,
      personValue: limit,
    }
  },
})
