/** What people sit on at home, and what is made for children. */

import { distanceTo, more, rule } from '../rule.ts'
import type { KindRows } from '../types.ts'
import { car, door } from './home-rules.ts'
import { rolledSeat, seatedQuestions } from './rolling.ts'
import {
  capacity,
  childSeat,
  footrestSeatHeight,
  liftChairSeat,
  roomySeat,
  seatDepth,
  standFromFurniture,
  standFromSeat,
  standFromSettings,
  wheelchairSeat,
} from './seat-rules.ts'
import { handleHeight } from './walking.ts'

/** How tall people are, in inches, whom each size is sold for. */
const sizes: Readonly<Record<string, { from: number; to: number }>> = {
  'Petite (under 5 ft 3)': { from: 0, to: 63 },
  'Medium (5 ft 3 - 5 ft 10)': { from: 63, to: 70 },
  'Tall (over 5 ft 10)': { from: 70, to: more },
}

/** Lift chairs are made for people of a height. */
const madeForSize = rule({
  name: 'made_for',
  label: 'The size it was made for',
  text: 'The person is as tall as those it was made for; up to 1 in off may do.',
  sources: ['label', 'ours'],
  limits: { failBelow: -1, passFrom: 0, passTo: 0, failAbove: 1 },
  isDistance: true,
  words: { fail: 'made for people {x} shorter', close: 'made for people {x} shorter', pass: 'made for this height' },
  wordsAbove: { fail: 'made for people {x} taller', close: 'made for people {x} taller' },
  compare: (read) => {
    const [size, height] = [read.ownChoice('user_size'), read.asked('standing_height_in')]
    const range = sizes[size ?? '']
    if (!range || height === undefined) return undefined
    return {
      difference: -distanceTo(height, range.from, range.to),
      sentence: () => `It is sold as “${size}”`,
      personValue: height,
    }
  },
})

export const sittingKinds = {
  lift_chair: {
    label: 'A lift chair',
    questions: ['hip_width_in', 'user_weight_lb', 'thigh_length_in', 'lower_leg_in', 'standing_height_in'],
    needed: [liftChairSeat, capacity],
    ifKnown: [seatDepth, standFromSeat, madeForSize, door],
  },
  positioning_chair: {
    label: 'A geriatric or positioning chair',
    questions: ['hip_width_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in'],
    needed: [wheelchairSeat, capacity],
    ifKnown: [door, footrestSeatHeight],
  },
  perching_stool: {
    label: 'A perching stool',
    questions: ['lower_leg_in', 'user_weight_lb', 'hip_width_in'],
    needed: [standFromSettings, capacity],
    ifKnown: [roomySeat],
  },
  risers: {
    label: 'Bed or chair risers',
    questions: ['lower_leg_in', 'furniture_height_in', 'user_weight_lb'],
    needed: [standFromFurniture, capacity],
  },
  child_wheelchair: {
    label: 'A child’s wheelchair',
    questions: seatedQuestions,
    needed: [childSeat, capacity, door],
    ifKnown: [...rolledSeat, ...car],
    needsAssessment: true,
  },
  stroller: {
    label: 'An adaptive stroller',
    questions: ['hip_width_in', 'user_weight_lb', 'thigh_length_in', 'door_width_in'],
    needed: [childSeat, capacity],
    ifKnown: [seatDepth, door, ...car],
  },
  gait_trainer: {
    label: 'A child’s walker or gait trainer',
    questions: ['wrist_height_in', 'user_weight_lb'],
    needed: [handleHeight, capacity],
    needsAssessment: true,
  },
  activity_chair: {
    label: 'An activity chair or child’s stander',
    questions: ['hip_width_in', 'user_weight_lb', 'thigh_length_in'],
    needed: [childSeat, capacity],
    ifKnown: [seatDepth],
    needsAssessment: true,
  },
} satisfies KindRows
