/** What people lean on while they walk. Lengths are in inches. */

import type { Reader } from '../reader.ts'
import { compareSettings, type Limits, rule } from '../rule.ts'
import type { KindRows } from '../types.ts'
import { car, door } from './home-rules.ts'
import { capacity, roomySeat, standFromSeat } from './seat-rules.ts'

const handleFields = ['handle_height_min_in', 'handle_height_max_in'] as const
const handleLimits: Limits = { failBelow: -1, passFrom: -0.5, passTo: 0.5, failAbove: 1 }

/** What one holds or leans on: one of its settings is within half an inch of the hand or the arm. */
const reachesHands = {
  name: 'handle_height',
  limits: handleLimits,
  isDistance: true,
  words: { fail: 'handles {x} too low', close: 'handles {x} low', pass: 'the handles reach the right height' },
  wordsAbove: { close: 'handles {x} high', fail: 'handles {x} too high' },
} as const

/** Kumar 1995: from a person's height, in inches. */
const wristFromHeight = (height: number) => 0.45 * height + 0.087 / 0.0254

/** By the crease of the wrist. */
export const handleHeight = rule({
  ...reachesHands,
  label: 'Handle height',
  text: 'A setting of the handles is within ½ in of the crease of the wrist; within 1 in may do. Where only the person’s height is known, we take 0.45 of it and 3.4 in: never more than “may fit”.',
  sources: ['kumar'],
  compare: (read) => {
    const height = read.answer('standing_height_in')
    const likely = read.answer('wrist_height_in') === undefined && height ? wristFromHeight(height) : undefined
    const about = likely ? 'about ' : ''
    const compared = compareSettings(read, {
      fields: handleFields,
      from: likely ?? read.asked('wrist_height_in'),
      sentence: (handles, wrist) => `The handles are ${handles} high and the wrist ${about}${wrist}`,
    })
    return likely && compared
      ? { ...compared, estimate: { brief: 'the handles, by an estimate', margin: 2, question: 'wrist_height_in' } }
      : compared
  },
})

/** Of what one leans on with bent arms, by the elbow. */
const armrestHeight = rule({
  ...reachesHands,
  label: 'Height of the arm rests',
  text: 'A setting of the arm rests is within ½ in of the bent elbow; within 1 in may do.',
  sources: ['ours'],
  compare: (read) =>
    compareSettings(read, {
      fields: handleFields,
      from: read.asked('elbow_height_in'),
      sentence: (rests, elbow) => `The arm rests are ${rests} high and the elbow ${elbow}`,
    }),
})

const labelFields = ['user_height_min_in', 'user_height_max_in'] as const

/** Without a label, underarm crutches go by the armpit. */
const isByArmpit = (read: Reader) =>
  read.choice('crutch_type') === 'Underarm' &&
  read.answer('armpit_height_in') !== undefined &&
  labelFields.every((field) => read.find(field) === undefined)

const crutchLength = rule({
  name: 'crutch_length',
  label: 'Length',
  text: 'The height of the person is one of those on the label. Without a label, the top of an underarm crutch is 2 in below the armpit, within ½ in. Its tip is then 6 in ahead and 2 in to the side.',
  sources: ['msd', 'label'],
  limits: (read) => (isByArmpit(read) ? handleLimits : { failBelow: -1, passFrom: 0, passTo: 0, failAbove: 1 }),
  isDistance: true,
  words: { fail: '{x} too short', close: '{x} short', pass: 'the right length' },
  wordsAbove: { close: '{x} long', fail: '{x} too long' },
  compare: (read) =>
    isByArmpit(read)
      ? compareSettings(read, {
          fields: ['crutch_length_min_in', 'crutch_length_max_in'],
          from: Math.hypot((read.answer('armpit_height_in') ?? 0) - 2, 6, 2),
          sentence: (crutches, right) => `They are ${crutches} long and ${right} is right`,
        })
      : compareSettings(read, {
          fields: labelFields,
          from: read.asked('standing_height_in'),
          sentence: (heights, height) => `The label says ${heights} and the person is ${height} tall`,
        }),
})

export const walkingKinds = {
  rollator: {
    label: 'A rollator',
    questions: ['wrist_height_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in', 'standing_height_in'],
    needed: [handleHeight, capacity, door],
    ifKnown: [standFromSeat, roomySeat, ...car],
  },
  walker: {
    label: 'A walker',
    questions: ['wrist_height_in', 'user_weight_lb', 'door_width_in', 'standing_height_in'],
    needed: [handleHeight, capacity],
    ifKnown: [door, ...car],
  },
  upright_walker: {
    label: 'An upright or forearm walker',
    questions: ['elbow_height_in', 'user_weight_lb', 'door_width_in'],
    needed: [armrestHeight, capacity, door],
    ifKnown: car,
  },
  cane: {
    label: 'A cane',
    questions: ['wrist_height_in', 'user_weight_lb', 'standing_height_in'],
    needed: [handleHeight, capacity],
  },
  crutches: {
    label: 'Crutches',
    questions: ['standing_height_in', 'user_weight_lb', 'armpit_height_in'],
    needed: [crutchLength, capacity],
  },
} satisfies KindRows
