import { expect, test } from 'vitest'
import { judgeFit } from './judge.ts'
import { fitKinds } from './kinds.ts'
import { fitQuestions } from './questions.ts'
import { readAnswer } from './readings.ts'
import type { CheckOutcome, FitAnswers, FitCheck, FitKind, FitQuestion, ListingMeasures } from './types.ts'

const wheelchair = fitKinds.find(({ name }) => name === 'wheelchair') as FitKind
const person: FitAnswers = { hip_width_in: 16, user_weight_lb: 160, door_width_in: 28, lower_leg_in: 17 }
const chair: ListingMeasures = { seat_width_in: 18, overall_width_in: 26, weight_capacity_lb: 250 }

const summary = (answers: FitAnswers, measures: ListingMeasures) => judgeFit(wheelchair, answers, measures).summary

test('a verdict is said in the words of a card', () => {
  expect(summary(person, chair)).toBe('Fits: 3 of 3 checked')
  expect(summary({ ...person, pushes_with: 'hands' }, { ...chair, seat_height_in: 20 })).toBe('Fits: 4 of 4 checked')
  expect(summary(person, { ...chair, seat_width_in: 19 })).toBe('May fit: seat 1 in wide')
  expect(summary({ ...person, door_width_in: 24 }, chair)).toBe('Does not fit: 2 in too wide for your door')
  expect(summary(person, { weight_capacity_lb: 250, overall_width_in: 26 })).toBe(
    "We don't know: ask for the seat width",
  )
  const { seat_width_in: _, ...seatless } = chair
  expect(summary(person, { ...seatless, overall_width_in: 0 })).toBe(
    "We don't know: ask for the seat width and the overall width",
  )
  expect(summary({}, chair)).toBe("We don't know: you have not said how wide the hips are and the weight of the person")
})

test('an estimate may fit, and never fits', () => {
  const { overall_width_in: _, ...chairWithoutWidth } = chair
  expect(summary({ ...person, door_width_in: 40 }, chairWithoutWidth)).toBe('May fit: the door, by an estimate')
  expect(summary({ ...person, door_width_in: 25.5 }, chairWithoutWidth)).toBe(
    "We don't know: ask for the overall width",
  )
  expect(summary({ ...person, door_width_in: 24 }, chairWithoutWidth)).toBe('Does not fit: 2 in too wide for your door')
})

test('what a therapist has to check may fit where every size matches', () => {
  const assessed = { ...wheelchair, needsAssessment: true }
  expect(judgeFit(assessed, person, chair).summary).toBe('May fit: sizes match; have a therapist check')
  expect(judgeFit(assessed, person, { ...chair, seat_width_in: 19 }).summary).toBe('May fit: seat 1 in wide')
})

test('a listing that contradicts itself is not known', () => {
  expect(summary({ ...person, door_width_in: 20 }, { ...chair, seat_width_in: 27 })).toBe(
    "We don't know: ask for the seat width and the overall width",
  )
})

test('what speaks against it comes first, then what has to be asked, what is close, what fits, and what nobody needs', () => {
  const outcomes: [FitCheck['name'], CheckOutcome, boolean][] = [
    ['nobody needs it', 'unknown', false],
    ['fits', 'pass', true],
    ['close', 'close', true],
    ['to be asked', 'unknown', true],
    ['against it', 'fail', true],
  ]
  const checks = outcomes.map(([name, outcome, isNeeded]): FitCheck => {
    const finding = { outcome, sentence: () => name, brief: () => name }
    return { name, label: name, text: name, sources: ['ours'], isNeeded, judge: () => finding }
  })
  expect(judgeFit({ ...wheelchair, checks }, {}, {}).checks.map(({ name }) => name)).toEqual([
    'against it',
    'to be asked',
    'close',
    'fits',
    'nobody needs it',
  ])
})

const questionCalled = (name: string) => fitQuestions.find((question) => question.name === name) as FitQuestion

test.each([
  ['hip_width_in', '16 1/2', { value: 16.5 }],
  ['hip_width_in', '42 cm', { value: 16.54 }],
  ['hip_width_in', ' ', {}],
  [
    'hip_width_in',
    '42',
    { error: 'How wide are the hips, sitting down: give a number in inches from 6 to 40. Did you mean 42 cm?' },
  ],
  ['hip_width_in', 'wide', { error: 'How wide are the hips, sitting down: give a number in inches, such as 6' }],
])('%s typed as “%s” is %j', (name, typed, read) => {
  expect(readAnswer(questionCalled(name), typed)).toEqual(read)
})

test('what a check says is in the units that people chose', () => {
  const { checks } = judgeFit(wheelchair, person, chair, 'metric')
  expect(checks.find(({ name }) => name === 'door_width')?.sentence()).toBe(
    'It is 66 cm wide and your door 71.1 cm: 5.1 cm to spare.',
  )
})
