import { expect, test } from 'vitest'
import { kindsOperations } from './operations.ts'

const lines = (count: number, length = 1) => Array.from({ length: count }, (_, at) => String(at).padEnd(length, 'x'))

const kind = {
  ...{ category_id: 1, name: 'Cane', tooltip: 'A stick to lean on', synonyms: [] as string[], retired: false },
  questions: [] as object[],
}
const question = {
  ...{ kind_id: 1, label: 'Seat width', tooltip: '', reason: '', answer: 'number', unit: 'in', min: '8', max: '36' },
  ...{ options: [] as string[], retired_options: [] as string[], filter: 'between', private: false },
}

/** The fields that are refused, each by its path. */
function refusedKind(changes: object): string[] {
  const { error } = kindsOperations.createKind.body.safeParse({ ...kind, ...changes })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}
function refusedQuestion(changes: object): string[] {
  const { error } = kindsOperations.createQuestion.body.safeParse({ ...question, ...changes })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}
const messageOf = (changes: object) =>
  kindsOperations.createKind.body.safeParse({ ...kind, ...changes }).error?.issues.map(({ message }) => message)

const asked = (count: number, letters = 5) =>
  lines(count, letters).map((field_name) => ({ field_name, field_required: true }))

test('a kind with one other name or one question too many reaches the rule that says so, and with more it is refused', () => {
  expect([refusedKind({}), refusedKind({ synonyms: lines(30) })]).toEqual([[], []])
  expect(messageOf({ synonyms: lines(31) })).toEqual(['Use at most 30 other names'])
  expect(messageOf({ synonyms: lines(32) })).not.toEqual(['Use at most 30 other names'])
  expect(refusedKind({ synonyms: lines(32) })).toContain('synonyms')
  expect([refusedKind({ questions: asked(41) }), refusedKind({ questions: asked(42) })]).toEqual([[], ['questions']])
})

test('an other name and the name of a question are read up to a length that nobody writes', () => {
  const refused = (letters: number) => refusedKind({ synonyms: ['x'.repeat(letters)] })
  // The rule of other names speaks of 60 characters.
  expect(refused(1_000)).toEqual(['synonyms'])
  expect(refused(1_001)).toContain('synonyms.0')
  expect([refusedKind({ questions: asked(1, 100) }), refusedKind({ questions: asked(1, 101) })]).toEqual([
    [],
    ['questions.0.field_name'],
  ])
})

test.each([
  ['label', 'x'.repeat(5_000), 'x'.repeat(5_001)],
  ['tooltip', 'x'.repeat(5_000), 'x'.repeat(5_001)],
  ['reason', 'x'.repeat(5_000), 'x'.repeat(5_001)],
  ['min', '8'.padEnd(20), '8'.padEnd(21)],
  ['max', '8'.padEnd(20), '8'.padEnd(21)],
  ['options', lines(41), lines(42)],
  ['retired_options', lines(201), lines(202)],
])('the %s of a question is read up to a size, and larger it is refused under its name', (field, large, larger) => {
  expect([refusedQuestion({ [field]: large }), refusedQuestion({ [field]: larger })]).toEqual([[], [field]])
})
