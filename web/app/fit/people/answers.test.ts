import { fitQuestions } from '@reable/contract/fit/questions'
import { expect, test } from 'vitest'
import { answerProblem, answersOf } from './answers.ts'
import { chooseMe, withAnswer } from './change-stored-fit.ts'
import { emptyFit } from './stored-fit.ts'

const answer = (name: string, typed: string) =>
  answersOf(withAnswer(chooseMe(emptyFit), { name, about: 'person' }, typed))[name]

test.each([
  ['17.37', 17.37],
  ['44 cm', 17.32],
  ['', undefined],
  ['-17', undefined],
  ['wide', undefined],
])('of hips answered with “%s” the rules get %s', (typed, number) => {
  expect(answer('hip_width_in', typed)).toBe(number)
})

test('a choice counts as long as it is offered, and what is no question of ours never does', () => {
  expect(answer('pushes_with', 'by spaceship')).toBeUndefined()
  expect(answersOf(withAnswer(chooseMe(emptyFit), { name: 'shoe_size', about: 'person' }, '8'))).toEqual({})
})

const question = (name: string) => {
  const found = fitQuestions.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}
const fit = withAnswer(chooseMe(emptyFit), question('standing_height_in'), '60')

test.each([
  ['', 'Type a number, or press “I don’t know”.'],
  ['wide', 'How long the lower leg is: give a number in inches, such as 5'],
  ['-5', 'How long the lower leg is: give a number in inches, such as 5'],
  ['45', 'How long the lower leg is: give a number in inches from 5 to 28. Did you mean 45 cm?'],
  ['27', 'This does not go with what you said of how tall the person is. Please check both.'],
  ['17.37', undefined],
])('of a lower leg of “%s” somebody 60 in tall is told: %s', (typed, problem) => {
  expect(answerProblem(fit, question('lower_leg_in'), typed)).toBe(problem)
})

test('a choice is to be made', () => {
  expect(answerProblem(fit, question('pushes_with'))).toBe('Choose one, or press “I don’t know”.')
})
