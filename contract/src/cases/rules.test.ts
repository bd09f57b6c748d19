import { expect, test } from 'vitest'
import { caseReasons } from './rules.ts'

test('a scam comes first, then what may do harm, then an answer, and last what was decided before', () => {
  expect(Object.fromEntries(Object.entries(caseReasons).map(([name, { gravity }]) => [name, gravity]))).toEqual({
    ...{ scam: 5, harm: 4, person_reported: 4, held: 4, screened: 4, answered: 3, reported: 2, again: 1 },
  })
})
