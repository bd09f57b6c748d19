import { expect, test } from 'vitest'
import { fitQuestions } from './questions.ts'
import { contradictingAnswers, isPossible, readAnswer, usableAnswers, usableMeasures } from './readings.ts'
import type { FitQuestion } from './types.ts'

test('of a choice only what is offered is an answer', () => {
  const question = fitQuestions.find(({ name }) => name === 'toilet_bowl') as FitQuestion
  expect(readAnswer(question, 'Square')).toEqual({
    error: 'What shape is the toilet: choose one of Round, Elongated',
  })
  expect(['Round', 'Square', 0].map((value) => isPossible('toilet_bowl', value))).toEqual([true, false, false])
})

test.each([
  ['lower_leg_in', 'standing_height_in', 24],
  ['wrist_height_in', 'standing_height_in', 39],
  ['wrist_height_in', 'elbow_height_in', 57],
])('%s cannot be more than its share of %s: of 60 in %d', (smaller, larger, most) => {
  expect(contradictingAnswers({ [smaller]: most, [larger]: 60 })).toBeUndefined()
  expect(contradictingAnswers({ [smaller]: most + 0.05, [larger]: 60 })).toEqual([smaller, larger])
})

test('answers that contradict each other are not known, and the others are', () => {
  const answers = { lower_leg_in: 25, standing_height_in: 60, hip_width_in: 16, toilet_bowl: 'Round', door_width_in: 5 }
  expect(usableAnswers(answers)).toEqual({ hip_width_in: 16, toilet_bowl: 'Round' })
})

test('a listing may be as wide as its seat, and contradicts itself where the seat is wider', () => {
  const same = { seat_width_in: 26, overall_width_in: 26, weight_capacity_lb: 250 }
  expect(usableMeasures(same)).toEqual({ usable: same, doubted: [] })
  expect(usableMeasures({ ...same, seat_width_in: 26.05 })).toEqual({
    usable: { weight_capacity_lb: 250 },
    doubted: ['seat_width_in', 'overall_width_in'],
  })
})
