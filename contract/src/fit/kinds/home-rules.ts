/** The rules of doors, halls, room to turn and the car. Lengths are in inches. */

import type { Reader } from '../reader.ts'
import { more, rule } from '../rule.ts'
import type { FitRule } from '../types.ts'

type Door = {
  /** How much of the door's width is left over, so that it passes. */
  buffer: number
  /** How much wider than its seat such a chair usually is. */
  overSeat?: number
}

const doorWidth = ({ buffer, overSeat }: Door): FitRule =>
  rule({
    name: 'door_width',
    label: 'Through the door',
    text: `It is at least ${buffer} in narrower than the narrowest door is when open. Up to as wide as the door may do.${overSeat ? ` Where only the seat is known, we take ${overSeat} in more for the whole: never more than “may fit”.` : ''}`,
    sources: ['suppliers', 'measured_door', 'ours'],
    limits: { failBelow: 0, passFrom: buffer },
    words: { fail: '{x} too wide for your door', close: 'tight at your door', pass: '{x} to spare' },
    compare: (read) => {
      const likely = overSeat ? likelyWidth(read, overSeat) : undefined
      const [width, door] = [likely ?? read.own('overall_width_in'), read.asked('door_width_in')]
      if (width === undefined || door === undefined) return undefined
      const about = likely ? 'about ' : ''
      return {
        difference: door - width,
        sentence: () => `It is ${about}${read.length(width)} wide and your door ${read.length(door)}`,
        listingValue: width,
        personValue: door,
        estimate: likely ? { brief: 'the door, by an estimate', margin: 1, field: 'overall_width_in' } : undefined,
      }
    },
  })

/** The overall width where only the seat is known. */
function likelyWidth(read: Reader, overSeat: number): number | undefined {
  const seat = read.find('seat_width_in')
  return seat !== undefined && read.find('overall_width_in') === undefined ? seat + overSeat : undefined
}

export const door = doorWidth({ buffer: 1 })
export const doorPushedByUser = doorWidth({ buffer: 2, overSeat: 8 })
export const doorPushedByHelper = doorWidth({ buffer: 1, overSeat: 3 })

/** What a home alone decides, the same for each thing of its kind. */
const hallTurn = (tight: number, wide: number): FitRule =>
  rule({
    name: 'hall_turn',
    label: 'A corner in the hall',
    text: `A hall of ${wide} in or more lets almost everyone turn a corner. Less than ${tight} in is too narrow.`,
    sources: ['wheeled_mobility', 'ours'],
    limits: { failBelow: tight, passFrom: wide },
    words: { fail: 'hall {x} too narrow to turn a corner', close: 'tight at a corner', pass: 'room to turn a corner' },
    compare: (read) => {
      const hall = read.asked('hall_width_in')
      if (hall === undefined) return undefined
      return { difference: hall, sentence: () => `The hall is ${read.length(hall)} wide`, personValue: hall }
    },
  })

export const chairHallTurn = hallTurn(33, 39)
export const scooterHallTurn = hallTurn(39, 43)

const usualCircle = 60

/** By its own turning circle where the listing has it. */
export const turnRound = rule({
  name: 'turn_round',
  label: 'Room to turn round',
  text: 'Clear floor of 60 in or more, and no less than its own turning circle, is room to turn round. With less it may have to back out.',
  sources: ['ada', 'ours'],
  limits: { failBelow: -more, passFrom: 0 },
  words: { close: '{x} short to turn round', pass: 'room to turn round' },
  compare: (read) => {
    const [room, circle] = [read.asked('turning_space_in'), read.find('turning_circle_in')]
    if (room === undefined) return undefined
    const needed = Math.max(circle ?? usualCircle, usualCircle)
    return {
      difference: room - needed,
      sentence: () => `It wants ${read.length(needed)} to turn round and there are ${read.length(room)}`,
      listingValue: circle,
      personValue: room,
    }
  },
})

/** A box fits in a box where its sides, sorted, each do. */
const intoCar = rule({
  name: 'into_car',
  label: 'Into the car',
  text: 'Folded, it goes through the opening of the trunk and into it. It can be turned any way to get in.',
  sources: ['ours'],
  limits: { failBelow: 0, passFrom: 1 },
  words: { fail: '{x} too large for the car', close: 'tight in the car', pass: 'room in the car' },
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
export const liftIntoCar = rule({
  name: 'lift_into_car',
  label: 'Lifting it',
  text: 'Its heaviest piece weighs no more than whoever loads it can lift. 51 lb is the limit for fit workers who stand well.',
  sources: ['niosh'],
  isWeight: true,
  words: { fail: '{x} too heavy to lift', pass: 'light enough to lift' },
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

export const car = [intoCar, liftIntoCar]
