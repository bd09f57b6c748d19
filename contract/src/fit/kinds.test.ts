import { expect, test } from 'vitest'
import { kindOfType } from './kind-types.ts'
import { fitKinds } from './kinds.ts'
import { fitQuestions } from './questions.ts'

test('what is fitted has the rules of its own equipment type, and everything else has none', () => {
  const types = Object.fromEntries(fitKinds.map(({ name, equipmentTypeIds }) => [name, equipmentTypeIds]))
  expect(types).toEqual({
    ...{ wheelchair: [1], transport_chair: [2], tilt_wheelchair: [3], power_wheelchair: [7] },
    ...{ travel_scooter: [8], scooter: [9] },
    ...{ rollator: [11], walker: [12], upright_walker: [13], cane: [15], crutches: [16] },
    ...{ shower_chair: [17], transfer_bench: [18], commode: [20], rolling_commode: [21], raised_toilet_seat: [22] },
    ...{ hospital_bed: [26], mattress: [27], bed_rail: [28], patient_lift: [32, 33], sling: [35] },
    ...{ portable_ramp: [39], threshold_ramp: [40], stair_lift: [41] },
    ...{ lift_chair: [45], positioning_chair: [46], perching_stool: [47], risers: [48] },
    ...{ child_wheelchair: [51], stroller: [52], gait_trainer: [53], activity_chair: [54] },
  })
  for (const { name, equipmentTypeIds } of fitKinds)
    expect(equipmentTypeIds.map(kindOfType)).toEqual(equipmentTypeIds.map(() => name))
  expect([4, 10, 14, 34, 60].map(kindOfType)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('a therapist has to check what holds people who cannot hold themselves', () => {
  const names = fitKinds.filter(({ needsAssessment }) => needsAssessment).map(({ name }) => name)
  expect(names).toEqual([
    ...['tilt_wheelchair', 'power_wheelchair', 'patient_lift', 'child_wheelchair', 'gait_trainer', 'activity_chair'],
  ])
})

/** The checks of each kind without which a verdict is reached all the same. */
const notNeeded = [
  ['wheelchair', 'seat_height seat_depth hall_turn turn_round into_car lift_into_car'],
  ['transport_chair', 'seat_height seat_depth hall_turn into_car lift_into_car'],
  ['tilt_wheelchair', 'seat_height seat_depth hall_turn turn_round'],
  ['power_wheelchair', 'seat_height seat_depth hall_turn turn_round'],
  ['travel_scooter', 'seat_width hall_turn turn_round into_car lift_into_car'],
  ['scooter', 'seat_width hall_turn turn_round'],
  ['rollator', 'stand_up seat_width into_car lift_into_car'],
  ['walker', 'door_width into_car lift_into_car'],
  ['upright_walker', 'into_car lift_into_car'],
  ['cane', ''],
  ['crutches', ''],
  ['shower_chair', 'seat_width'],
  ['transfer_bench', 'seat_width'],
  ['commode', 'seat_width over_toilet door_width'],
  ['rolling_commode', 'seat_width stand_up'],
  ['raised_toilet_seat', ''],
  ['hospital_bed', 'stand_up'],
  ['mattress', ''],
  ['bed_rail', ''],
  ['patient_lift', ''],
  ['sling', ''],
  ['portable_ramp', 'lift_into_car'],
  ['threshold_ramp', ''],
  ['stair_lift', 'rail_length'],
  ['lift_chair', 'seat_depth stand_up made_for door_width'],
  ['positioning_chair', 'door_width seat_height'],
  ['perching_stool', 'seat_width'],
  ['risers', ''],
  ['child_wheelchair', 'seat_height seat_depth hall_turn into_car lift_into_car'],
  ['stroller', 'seat_depth door_width into_car lift_into_car'],
  ['gait_trainer', ''],
  ['activity_chair', 'seat_depth'],
] as const

test.each(notNeeded)('of a %s a verdict does not wait for “%s”, and for everything else it does', (kind, names) => {
  const { checks = [] } = fitKinds.find(({ name }) => name === kind) ?? {}
  const left = checks.filter(({ isNeeded }) => !isNeeded).map(({ name }) => name)
  expect(left.sort()).toEqual(names.split(' ').filter(Boolean).sort())
})

test('every kind is among these', () => {
  expect(notNeeded.map(([kind]) => kind)).toEqual(fitKinds.map(({ name }) => name))
})

const questions = new Map(fitQuestions.map((question) => [question.name, question]))

/** An answer to a question, and what a listing may say in a field: none that fits each other, which is no matter. */
const answerOf = (name: string) => {
  const { options = [], min = 0 } = questions.get(name) ?? {}
  return options[0]?.value ?? min + 1
}
const measureOf = (field: string) => {
  if (field === 'user_size') return 'Tall (over 5 ft 10)'
  return /_(in|lb|ft)$/.test(field) ? 20 : 'Both'
}

/** What is said of every sling, whoever asks. */
const isSaidAnyway = (name: string) => name === 'sling_approval'

const checks = fitKinds.flatMap(({ name: kind, checks }) =>
  checks.filter(({ name }) => !isSaidAnyway(name)).map((check) => [`${kind}: ${check.name}`, check] as const),
)

test.each(checks)('%s is judged by all that it needs, and unknown where any of it is missing', (_name, { judge }) => {
  const { outcome, missingFields = [], missingAnswers = [], isLeftOut } = judge({}, {})
  expect(outcome).toBe(isLeftOut ? 'pass' : 'unknown')
  const judged = (without?: string) => {
    const named = (names: readonly string[]) => names.filter((name) => name !== without)
    const answers = Object.fromEntries(named(missingAnswers).map((name) => [name, answerOf(name)]))
    const measures = Object.fromEntries(named(missingFields).map((field) => [field, measureOf(field)]))
    return judge(answers, measures)
  }
  if (!isLeftOut) expect(judged().outcome).not.toBe('unknown')
  // Of a lowest and a highest setting one alone may say enough.
  for (const name of [...missingFields, ...missingAnswers].filter((name) => !/_(min|max)_/.test(name)))
    expect([name, judged(name).outcome]).toEqual([name, 'unknown'])
})

const withDoors = fitKinds.flatMap(({ name: kind, checks }) =>
  checks.filter(({ name }) => name === 'door_width').map((check) => [kind, check] as const),
)

test.each(withDoors)(
  'a door is wide enough for a %s with an inch to spare, and for a wheelchair with two',
  (kind, door) => {
    const spare = kind === 'wheelchair' ? 2 : 1
    const at = (overall_width_in: number) => door.judge({ door_width_in: 30 }, { overall_width_in }).outcome
    expect([at(30 - spare), at(30.1 - spare), at(30), at(30.1)]).toEqual(['pass', 'close', 'close', 'fail'])
  },
)

test('where only its seat is known, what a helper pushes is taken to be three inches wider, and a wheelchair eight', () => {
  const taken = withDoors.flatMap(([kind, { judge }]) => {
    const { outcome, listingValue } = judge({ door_width_in: 30 }, { seat_width_in: 18 })
    return outcome === 'close' ? [[kind, listingValue]] : []
  })
  expect(taken).toEqual([
    ['wheelchair', 26],
    ['transport_chair', 21],
  ])
})
