import { expect, test } from 'vitest'
import { fitQuestions } from './questions.ts'
import { asQuestion, readAnswer } from './read-answer.ts'
import { contradictingAnswers, isPossible, questionNoun, usableAnswers, usableMeasures } from './readings.ts'
import type { FitQuestion } from './types.ts'

test('of a choice only what is offered is an answer', () => {
  const question = fitQuestions.find(({ name }) => name === 'toilet_bowl') as FitQuestion
  expect(readAnswer(question, 'Square')).toEqual({
    error: 'What shape is the toilet: choose one of Round, Elongated',
  })
  expect(['Round', 'Square', 0].map((value) => isPossible('toilet_bowl', value))).toEqual([true, false, false])
  expect(isPossible('constructor', 1)).toBe(false)
  expect(question).toMatchObject({ unit: null, min: 0, max: 0 })
  expect(asQuestion({ ...question, label: 'Round? Or how?', max: 1 })).toEqual({
    ...{ label: 'Round? Or how', field_type: 'drop_down', field_required: false, unit: null, min: null, max: null },
    options: [{ name: 'Round' }, { name: 'Elongated' }],
  })
  expect([questionNoun('toilet_bowl'), questionNoun('shoe_size')]).toEqual(['the shape of your toilet', 'shoe_size'])
})

test.each([
  ['lower_leg_in', 'standing_height_in', 24],
  ['thigh_length_in', 'standing_height_in', 27],
  ['hip_width_in', 'standing_height_in', 36],
  ['wrist_height_in', 'standing_height_in', 39],
  ['elbow_height_in', 'standing_height_in', 45],
  ['armpit_height_in', 'standing_height_in', 57],
  ['lower_leg_in', 'wrist_height_in', 57],
  ['wrist_height_in', 'elbow_height_in', 57],
  ['elbow_height_in', 'armpit_height_in', 58.8],
])('%s cannot be more than its share of %s: of 60 in %d', (smaller, larger, most) => {
  expect(contradictingAnswers({ [smaller]: most, [larger]: 60 })).toBeUndefined()
  expect(contradictingAnswers({ [smaller]: most + 0.05, [larger]: 60 })).toEqual([smaller, larger])
})

test('answers that contradict each other are not known, and the others are', () => {
  const answers = { lower_leg_in: 25, standing_height_in: 60, hip_width_in: 16, toilet_bowl: 'Round', door_width_in: 5 }
  expect(usableAnswers(answers)).toEqual({ hip_width_in: 16, toilet_bowl: 'Round' })
})

test('what is nearly an eighth of an inch is one, as it was before it was typed in centimetres', () => {
  const known = (hip_width_in: number) => usableAnswers({ hip_width_in }).hip_width_in
  expect([16.13, 16.14, 15.99, 16.06].map(known)).toEqual([16.125, 16.125, 16, 16.06])
})

test('a listing may be as wide as its seat, and contradicts itself where the seat is wider', () => {
  const same = { seat_width_in: 26, overall_width_in: 26, weight_capacity_lb: 250 }
  expect(usableMeasures(same)).toEqual({ usable: same, doubted: [] })
  const rounded = { ...same, seat_width_in: 26.03 }
  expect(usableMeasures(rounded)).toEqual({ usable: rounded, doubted: [] })
  expect(usableMeasures({ seat_width_in: '30', overall_width_in: 26 }).doubted).toEqual([])
  expect(usableMeasures({ ...same, seat_width_in: 26.05 })).toEqual({
    usable: { weight_capacity_lb: 250 },
    doubted: ['seat_width_in', 'overall_width_in'],
  })
})
