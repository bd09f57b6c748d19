import { expect, test } from 'vitest'
import { type CaseReason, caseReasons, isCaseReason, noteError } from './rules.ts'

test('a scam comes first, then what harms or waits, then answers, then other reports, and last what is looked at again', () => {
  const byGravity = new Map<number, CaseReason[]>()
  for (const name of Object.keys(caseReasons) as CaseReason[]) {
    const { gravity } = caseReasons[name]
    byGravity.set(gravity, [...(byGravity.get(gravity) ?? []), name])
  }
  const first = [...byGravity].sort(([one], [other]) => other - one).map(([, names]) => names)
  expect(first).toEqual([
    ['scam'],
    ['harm', 'person_reported', 'held', 'screened'],
    ['answered'],
    ['reported'],
    ['again'],
  ])
  for (const gravity of byGravity.keys()) expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(gravity)
})

test('only what is among the reasons is one', () => {
  expect([isCaseReason('scam'), isCaseReason('toString')]).toEqual([true, false])
})

test('a note says something, in 2,000 characters at most', () => {
  expect(noteError(' \n')).toBe('Please write the note first')
  expect(noteError(` ${'🙂'.repeat(2_000)} `)).toBeUndefined()
  expect(noteError('x'.repeat(2_001))).toBe('Use at most 2,000 characters for a note')
})

test('a scam comes first, then what may do harm, then an answer, and last what was decided before', () => {
  expect(Object.fromEntries(Object.entries(caseReasons).map(([name, { gravity }]) => [name, gravity]))).toEqual({
    ...{ scam: 5, harm: 4, person_reported: 4, held: 4, screened: 4, answered: 3, reported: 2, again: 1 },
  })
})
