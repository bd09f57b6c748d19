import { expect, test } from 'vitest'
import { answersOf } from './answers-of.ts'
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
