import { expect, test } from 'vitest'
import { caseDecisions, caseWordsError, findDecision } from './decisions.ts'

test('a button speaks of a listing’s reports where some wait, and else of none', () => {
  expect(caseDecisions.listing({ suspended: true, reported: true })[0]?.does).toContain('reports count as wrong')
  const said = [true, false].flatMap((suspended) =>
    caseDecisions.listing({ suspended, reported: false }).map(({ does }) => does),
  )
  expect(said).toEqual([
    'Everybody sees the listing again. Its owner is told by e-mail.',
    'Only its owner sees the listing. Its owner is told why by e-mail.',
    'The listing stays as it is. Its owner is told only if you write to them.',
    'Only its owner sees the listing. Its owner is told why by e-mail.',
  ])
})

const labels = (decisions: readonly { key: string; label: string; grave?: true; final?: true }[]) =>
  decisions.map(({ key, label, grave, final }) => [key, label, grave ? 'grave' : final ? 'final' : ''].join(' '))

test('what can be decided depends on the subject and on how it stands', () => {
  const state = { suspended: false, reported: false }
  expect(labels(caseDecisions.listing(state))).toEqual(['release Leave it ', 'keep Hide grave'])
  expect(labels(caseDecisions.listing({ ...state, suspended: true }))).toEqual([
    'release Release ',
    'keep Keep hidden grave',
  ])
  expect(labels(caseDecisions.message(state))).toEqual(['deliver Pass it on final', 'return Return it grave'])
  expect(labels(caseDecisions.person(state))).toEqual(['nothing Nothing to do ', 'pause A rest of 7 days grave'])
  const answered = { kind: 'stop', days: 7, until: '2 December', others: [] } as const
  expect(labels(caseDecisions.person({ ...state, answered }))).toEqual([
    'lift_stop Let them write and list again ',
    'leave_stop Leave the stop until 2 December ',
  ])
})

test('of an answer it is said what else somebody stays restricted by, and what has no end', () => {
  const [lift, leave] = caseDecisions.person({
    ...{ suspended: false, reported: false },
    answered: { kind: 'ban', days: null, until: null, others: ['mute', 'stop'] },
  })
  expect(lift).toMatchObject({ label: 'Take the ban back', act: 'lift_ban', done: 'The ban has ended' })
  expect(lift?.does).toBe('The ban ends at once. They stay muted. They are told by e-mail.')
  expect(leave).toMatchObject({ label: 'Leave the ban for good', act: 'lift_ban', words: 'asked' })
})

test('a decision belongs to its subject', () => {
  expect(findDecision('person', 'lift_mute')?.label).toBe('Let them write again')
  expect([findDecision('message', 'lift_mute'), findDecision('person', 'keep')]).toEqual([undefined, undefined])
})

test('whoever hides a listing says why; elsewhere words are as one likes', () => {
  expect(caseWordsError('listing', 'keep', ' ')).toBe('Please tell the owner why, in a sentence or two')
  expect(caseWordsError('listing', 'release', ' ')).toBeUndefined()
  expect(caseWordsError('listing', 'release', 'x'.repeat(501))).toBe('Use at most 500 characters for the owner')
})
