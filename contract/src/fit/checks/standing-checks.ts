/** The rules of what has settings: handles, crutches, and seats to stand up from. Lengths are in inches. */

import type { RuleName } from '../rules.ts'
import type { FitCheck } from '../types.ts'
import { isBoard } from './bath-checks.ts'
import { type Bands, type Compared, check, more } from './check.ts'
import type { Reader } from './reader.ts'

/** The lowest and the highest setting; one of them may be unknown. */
type Settings = { lowest: number | undefined; highest: number | undefined }

/** How far a height is from a range: 0 within it, negative below. */
const distanceTo = (height: number, from: number, to: number): number =>
  Math.max(height - to, 0) + Math.min(height - from, 0)

/** The same of settings. Each end that is known is a setting there is; undefined is what hangs on the other one. */
function distanceOf({ lowest, highest }: Settings, from: number, to: number): number | undefined {
  const [low, high] = [lowest ?? highest, highest ?? lowest]
  if (low === undefined || high === undefined) return undefined
  if (low > to) return lowest === undefined ? undefined : low - to
  if (high < from) return highest === undefined ? undefined : high - from
  return 0
}

type Range = { fields: readonly [lowest: string, highest: string]; from: number; to: number }

/** Compares the settings of a listing with a range; what is missing is noted. */
function compareSettings(
  read: Reader,
  { fields, from, to }: Range,
): Pick<Compared, 'difference' | 'amount'> | undefined {
  const [lowest, highest] = fields.map((field) => read.find(field))
  const difference = distanceOf({ lowest, highest }, from, to)
  if (difference === undefined) for (const field of new Set(fields)) read.own(field)
  return difference === undefined ? undefined : { difference, amount: difference }
}

/** "19 in", "17 in to 21 in". */
function rangeWords(read: Reader, fields: readonly string[]): string {
  const amounts = fields.map((field) => read.find(field)).filter((amount) => amount !== undefined)
  return [...new Set(amounts.map((amount) => read.length(amount)))].join(' to ')
}

const handleBands: Bands = [-1, -0.5, 0.5, 1]
const handleFields = ['handle_height_min_in', 'handle_height_max_in'] as const
const handleWords = [
  'handles {x} too low',
  'handles {x} low',
  'the handles reach the right height',
  'handles {x} high',
  'handles {x} too high',
] as const

/** Kumar 1995: from a person's height, in inches. */
const wristFromHeight = (height: number) => 0.45 * height + 0.087 / 0.0254

/** The crease of the wrist within half an inch of a setting. */
export const handleHeight: FitCheck = check({
  name: 'handle_height',
  rule: 'handle_height',
  bands: handleBands,
  words: handleWords,
  compare: (read) => {
    const [measured, height] = [read.answer('wrist_height_in'), read.answer('standing_height_in')]
    const isEstimate = typeof measured !== 'number' && typeof height === 'number'
    const wrist = isEstimate ? wristFromHeight(height) : read.asked('wrist_height_in')
    const compared = compareSettings(read, { fields: handleFields, from: wrist ?? -more, to: wrist ?? more })
    if (!compared || wrist === undefined) return undefined
    return {
      ...compared,
      sentence: () =>
        `The handles are ${rangeWords(read, handleFields)} high and the wrist ${isEstimate ? 'about ' : ''}${read.length(wrist)}`,
      personValue: wrist,
      ...(isEstimate && { estimate: { brief: 'the handles, by an estimate', margin: 2, question: 'wrist_height_in' } }),
    }
  },
})

/** Of what one leans on with bent arms. */
export const armrestHeight: FitCheck = check({
  name: 'handle_height',
  rule: 'armrest_height',
  bands: handleBands,
  words: handleWords,
  compare: (read) => {
    const elbow = read.asked('elbow_height_in')
    const compared = compareSettings(read, { fields: handleFields, from: elbow ?? -more, to: elbow ?? more })
    if (!compared || elbow === undefined) return undefined
    const sentence = () =>
      `The arm rests are ${rangeWords(read, handleFields)} high and the elbow ${read.length(elbow)}`
    return { ...compared, sentence, personValue: elbow }
  },
})

const userHeightFields = ['user_height_min_in', 'user_height_max_in'] as const
const crutchFields = ['crutch_length_min_in', 'crutch_length_max_in'] as const

/** By the heights on the label, or for underarm crutches by the armpit. */
export const crutchLength: FitCheck = check({
  name: 'crutch_length',
  rule: 'crutch_length',
  bands: [-1, 0, 0, 1],
  words: ['{x} too short', '{x} short', 'the right length', '{x} long', '{x} too long'],
  compare: (read) => {
    const armpit = read.answer('armpit_height_in')
    const hasLabel = userHeightFields.some((field) => read.find(field) !== undefined)
    const isUnderarm = read.choice('crutch_type') === 'Underarm'
    if (!hasLabel && isUnderarm && typeof armpit === 'number') {
      const length = Math.hypot(armpit - 2, 6, 2)
      const compared = compareSettings(read, { fields: crutchFields, from: length, to: length })
      const sentence = () => `They are ${rangeWords(read, crutchFields)} long and ${read.length(length)} is right`
      return compared && { ...compared, sentence, personValue: length, bands: handleBands }
    }
    const height = read.asked('standing_height_in')
    const compared = compareSettings(read, { fields: userHeightFields, from: height ?? -more, to: height ?? more })
    if (!compared || height === undefined) return undefined
    const sentence = () =>
      `The label says ${rangeWords(read, userHeightFields)} and the person is ${read.length(height)} tall`
    return { ...compared, sentence, personValue: height }
  },
})

const standRow = {
  name: 'stand_up',
  bands: [-1, 0, 0, 1],
  words: ['{x} too low', '{x} low', 'a good height to stand up from', '{x} high', '{x} too high'],
} as const

const standSentence = (read: Reader, what: string, height: string, leg: number) =>
  `${what} is ${height} high and ${read.length(leg)} to ${read.length(leg * 1.2)} is good`

function compareSeat(read: Reader, what: string, fields: readonly [string, string]): Compared | undefined {
  const leg = read.asked('lower_leg_in')
  const compared = compareSettings(read, { fields, from: leg ?? -more, to: (leg ?? more) * 1.2 })
  if (!compared || leg === undefined) return undefined
  return { ...compared, sentence: () => standSentence(read, what, rangeWords(read, fields), leg), personValue: leg }
}

function compareHeight(read: Reader, what: string, height: number, leg: number): Compared {
  const difference = distanceTo(height, leg, leg * 1.2)
  return {
    difference,
    amount: difference,
    sentence: () => standSentence(read, what, read.length(height), leg),
    personValue: leg,
  }
}

/** From a seat of one height, or of several. */
const standUp = (rule: RuleName, what: string, fields: readonly [string, string], isOptional?: true): FitCheck =>
  check({
    ...standRow,
    ...(isOptional && { isOptional }),
    rule,
    compare: (read) => compareSeat(read, what, fields),
  })

const settingFields = ['seat_height_min_in', 'seat_height_max_in'] as const
export const standFromSettings = standUp('stand_from_seat', 'The seat', settingFields)
export const standFromSeat = standUp('stand_from_seat', 'The seat', ['seat_height_in', 'seat_height_in'], true)
export const standFromBed = standUp('stand_from_bed', 'The bed', ['bed_height_min_in', 'bed_height_max_in'], true)

/** From a bench over the rim of a tub; a board lies on the rim. */
export const standFromBench: FitCheck = check({
  ...standRow,
  rule: 'stand_from_bench',
  compare: (read) => {
    if (!isBoard(read)) return compareSeat(read, 'The seat', settingFields)
    const [leg, rim] = [read.asked('lower_leg_in'), read.asked('tub_rim_in')]
    return leg === undefined || rim === undefined ? undefined : compareHeight(read, 'On the rim it', rim, leg)
  },
})

/** From what is raised by the thing on offer. */
const standRaised = (rule: RuleName, question: string, what: string): FitCheck =>
  check({
    ...standRow,
    rule,
    compare: (read) => {
      const [raise, leg, now] = [read.own('raise_height_in'), read.asked('lower_leg_in'), read.asked(question)]
      if (raise === undefined || leg === undefined || now === undefined) return undefined
      return { ...compareHeight(read, `${what}, raised,`, now + raise, leg), listingValue: raise }
    },
  })

export const standFromToilet = standRaised('stand_from_toilet', 'bowl_height_in', 'The toilet')
export const standFromFurniture = standRaised('stand_from_furniture', 'furniture_height_in', 'The seat or bed')

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  'Petite (under 5 ft 3)': [-more, 63],
  'Medium (5 ft 3 - 5 ft 10)': [63, 70],
  'Tall (over 5 ft 10)': [70, more],
}

/** Lift chairs are made for people of a height. */
export const madeForSize: FitCheck = check({
  name: 'made_for',
  isOptional: true,
  rule: 'made_for_size',
  bands: [-1, 0, 0, 1],
  words: [
    'made for people {x} shorter',
    'made for people {x} shorter',
    'made for this height',
    'made for people {x} taller',
    'made for people {x} taller',
  ],
  compare: (read) => {
    const [size, height] = [read.ownChoice('user_size'), read.asked('standing_height_in')]
    const range = sizes[size ?? '']
    if (!range || height === undefined) return undefined
    const difference = -distanceTo(height, ...range)
    return { difference, amount: difference, sentence: () => `It is sold as “${size}”`, personValue: height }
  },
})
