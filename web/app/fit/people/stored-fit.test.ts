import { expect, test } from 'vitest'
import {
  addPerson,
  chooseMe,
  chosenPerson,
  removePerson,
  typedAnswer,
  withAnswer,
  withKind,
} from './change-stored-fit.ts'
import { emptyFit, othersLimit, readStoredFit, type StoredFit, textOf } from './stored-fit.ts'

const hips = { name: 'hip_width_in', about: 'person' } as const
const door = { name: 'door_width_in', about: 'home' } as const

const fit: StoredFit = withKind(
  withAnswer(withAnswer(addPerson(chooseMe(emptyFit), 'Mum'), hips, '43.3 cm'), door, '28 3/8'),
  'wheelchair',
)

test('what was answered is read again as it was typed, the home for everybody, a person’s own for them alone', () => {
  expect(readStoredFit(textOf(fit))).toEqual(fit)
  expect(chosenPerson(fit)).toEqual({
    id: 1,
    name: 'Mum',
    answers: { hip_width_in: '43.3 cm' },
    kinds: ['wheelchair'],
  })
  const me = chooseMe(fit)
  expect([typedAnswer(me, hips), typedAnswer(me, door)]).toEqual([undefined, '28 3/8'])
})

test('nobody is kept twice by one name, and there is room for five beside oneself', () => {
  expect(addPerson(fit, ' mum ')).toEqual(fit)
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Eve']
  const full = names.reduce(addPerson, fit)
  expect(full.people.map(({ name }) => name)).toEqual(['', 'Mum', ...names.slice(0, othersLimit - 1)])
})

test('with the last person the home goes too', () => {
  expect(removePerson(fit, 1)).toMatchObject({ chosen: 0, home: fit.home })
  expect(removePerson(removePerson(fit, 1), 0)).toEqual(emptyFit)
})

const stored = JSON.parse(textOf(fit))

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...stored, version: 2 })],
  ['an answer that is no text', JSON.stringify({ ...stored, home: { door_width_in: 28 } })],
  ['an answer of a thousand letters', JSON.stringify({ ...stored, home: { door_width_in: '1'.repeat(1000) } })],
  [
    'seven people',
    JSON.stringify({ ...stored, people: Array.from({ length: 7 }, (_, id) => ({ ...stored.people[0], id })) }),
  ],
  ['somebody without a name', JSON.stringify({ ...stored, people: [{ ...stored.people[1], name: ' ' }] })],
  ['nobody who is chosen', JSON.stringify({ ...stored, chosen: 9 })],
])('what is stored with %s is not used', (_, text) => {
  expect(readStoredFit(text)).toBeUndefined()
})
