import { expect, test } from 'vitest'
import { fitKinds } from './kinds.ts'
import { fitQuestions } from './questions.ts'

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
