/** What stands in bathrooms. Lengths are in inches. */

import type { Reader } from '../reader.ts'
import { found, rule } from '../rule.ts'
import type { KindRows } from '../types.ts'
import { door } from './home-rules.ts'
import {
  capacity,
  isBoard,
  roomySeat,
  standFromBench,
  standFromSeat,
  standFromSettings,
  standFromToilet,
} from './seat-rules.ts'

const goesWith = (own: string, asked: string) => own === 'Both' || own === asked

const bathPlace = rule({
  name: 'bath_place',
  label: 'Tub or shower',
  text: 'It is made for where it will stand.',
  sources: ['label'],
  field: 'bath_fit',
  question: 'bath_place',
  isMatch: goesWith,
  words: { pass: 'made for where it will stand', fail: 'not made for where you bathe' },
})

const tubFloor = rule({
  name: 'tub_floor',
  label: 'On the floor of the tub',
  text: 'In a tub, all of its feet stand on the flat part of the floor.',
  sources: ['ours'],
  appliesTo: (read) => read.chosen('bath_place') !== 'Walk-in shower',
  field: 'base_width_in',
  question: 'tub_floor_in',
  difference: (feet, floor) => floor - feet,
  words: { fail: 'feet {x} too wide for the tub', pass: '{x} to spare' },
  sentence: (feet, floor) => `Its feet are ${feet} apart and the floor of the tub ${floor} wide`,
})

const isBench = (read: Reader) => !isBoard(read)

const benchOverRim = rule({
  name: 'over_rim',
  label: 'Over the rim of the tub',
  text: 'The highest setting of a bench is above the rim of the tub, by ½ in or more.',
  sources: ['suppliers', 'ours'],
  appliesTo: isBench,
  field: 'seat_height_max_in',
  question: 'tub_rim_in',
  difference: (seat, rim) => seat - rim,
  limits: { failBelow: 0.1, passFrom: 0.5 },
  words: { fail: '{x} too low for the tub', close: 'hardly above the rim', pass: '{x} above the rim' },
  sentence: (seat, rim) => `Its seat goes up to ${seat} and the rim of the tub is ${rim} high`,
})

const benchLegs = rule({
  name: 'outer_legs',
  label: 'Room for its outer legs',
  text: 'There is room beside the tub for the legs that stand outside it.',
  sources: ['suppliers'],
  appliesTo: isBench,
  field: 'outer_legs_room_in',
  question: 'beside_tub_in',
  difference: (legs, room) => room - legs,
  words: { fail: '{x} too little room beside the tub', pass: '{x} to spare' },
  sentence: (legs, room) => `Its outer legs want ${legs} and there are ${room} beside the tub`,
})

const boardWidth = rule({
  name: 'board_width',
  label: 'Across the tub',
  text: 'The tub is as wide, inside, as the board is made for.',
  sources: ['label'],
  appliesTo: isBoard,
  words: { fail: '{x} off the width of your tub', pass: 'it reaches across' },
  compare: (read) => {
    const [shortest, longest] = [read.own('board_fit_min_in'), read.own('board_fit_max_in')]
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

const tubDoor = rule({
  name: 'tub_door',
  label: 'What closes the tub',
  text: 'A sliding glass door is in the way of a bench or board.',
  sources: ['suppliers'],
  compare: (read) => {
    const door = read.askedChoice('tub_door')
    if (!door) return undefined
    return door === 'sliding'
      ? found('fail', 'The sliding glass door of the tub is in its way.', 'your tub has a sliding door')
      : found('pass', 'Nothing closes the tub that is in its way.', 'nothing in its way')
  },
})

/** Over the bowl of a toilet, as it is rolled or set there. */
const overToilet = rule({
  name: 'over_toilet',
  label: 'Over the toilet',
  text: 'There is 1 in or more between the rim of the toilet and what is above it.',
  sources: ['ours'],
  field: 'clear_height_in',
  question: 'bowl_height_in',
  difference: (clear, bowl) => clear - bowl,
  limits: { failBelow: 0, passFrom: 1 },
  words: { fail: '{x} too low for your toilet', close: 'tight over your toilet', pass: '{x} to spare' },
  sentence: (clear, bowl) => `Under its seat ${clear} are clear and the toilet is ${bowl} high`,
})

const toiletShape = rule({
  name: 'toilet_shape',
  label: 'Shape of the toilet',
  text: 'It is made for the shape of the toilet: on another one it can slip.',
  sources: ['label'],
  field: 'toilet_shape',
  question: 'toilet_bowl',
  isMatch: goesWith,
  words: { pass: 'made for your toilet', fail: 'made for another shape of toilet' },
})

export const bathroomKinds = {
  shower_chair: {
    label: 'A shower chair or bath seat',
    questions: ['user_weight_lb', 'bath_place', 'lower_leg_in', 'tub_floor_in', 'hip_width_in'],
    needed: [capacity, bathPlace, tubFloor, standFromSettings],
    ifKnown: [roomySeat],
  },
  transfer_bench: {
    label: 'A bath transfer bench or bath board',
    questions: ['user_weight_lb', 'tub_rim_in', 'tub_door', 'lower_leg_in', 'beside_tub_in'],
    needed: [capacity, tubDoor, benchOverRim, standFromBench, benchLegs, boardWidth],
    ifKnown: [roomySeat],
  },
  commode: {
    label: 'A commode chair',
    questions: ['user_weight_lb', 'lower_leg_in', 'hip_width_in', 'bowl_height_in', 'door_width_in'],
    needed: [capacity, standFromSettings],
    ifKnown: [roomySeat, overToilet, door],
  },
  rolling_commode: {
    label: 'A shower commode on wheels',
    questions: ['user_weight_lb', 'bowl_height_in', 'door_width_in', 'hip_width_in', 'lower_leg_in'],
    needed: [capacity, overToilet, door],
    ifKnown: [roomySeat, standFromSeat],
  },
  raised_toilet_seat: {
    label: 'A raised toilet seat',
    questions: ['user_weight_lb', 'bowl_height_in', 'lower_leg_in', 'toilet_bowl'],
    needed: [capacity, standFromToilet, toiletShape],
  },
} satisfies KindRows
