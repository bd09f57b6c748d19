import { expect, test } from 'vitest'
import { handoverNotices } from './notices.ts'

type Notice = { name: string; [key: string]: unknown }
type Sentence = (notice: Notice, role: 'owner' | 'buyer', names: { owner: string; buyer: string }) => string

const names = { owner: 'Rosa', buyer: 'Ben' }
const nameless = { owner: 'The seller', buyer: 'The buyer' }

const both = (notice: Notice, called = names) => {
  const sentence = handoverNotices[notice.name] as Sentence
  return [sentence(notice, 'owner', called), sentence(notice, 'buyer', called)]
}

const until = '2026-11-28T21:30:00Z'
const meeting = { starts_at: until, place: 'Main Library' }
const when = 'Saturday, 28 November at 2:30\u00a0p.m., Main Library'

test('each of the two reads a notice from where they stand', () => {
  expect(both({ name: 'promised', until })).toEqual([
    'You promised it to Ben, until Saturday, 28 November. Others now read “Reserved”, and not for whom.',
    'Rosa promised it to you, until Saturday, 28 November. Please agree on a time and a place by then.',
  ])
  expect(both({ name: 'meeting_agreed', by: 'buyer', ...meeting })).toEqual([
    `Ben agreed to meet: ${when}.`,
    `You agreed to meet: ${when}.`,
  ])
  expect(both({ name: 'meeting_declined', by: 'owner' })).toEqual([
    'You said that the suggested meeting does not suit you.',
    'The meeting that you suggested does not suit Rosa. You can suggest another one.',
  ])
})

test('who gave no name is written small within a sentence', () => {
  expect(both({ name: 'promise_taken_back' }, nameless)).toEqual([
    'You took your promise to the buyer back. We said so kindly.',
    'The seller took the promise back. We are sorry: this happens, and it says nothing about you. You can still write to each other.',
  ])
  expect(both({ name: 'meeting_declined', by: 'buyer' }, nameless)[0]).toContain('does not suit the buyer.')
})

test.each([
  ['sold', 'The listing is marked as sold or given away.'],
  ['closed', 'The seller closed their account.'],
])('a meeting that is off because it is %s says so to both', (why, sentence) => {
  expect(both({ name: 'meeting_off', why, ...meeting })).toEqual([
    `${sentence} So the meeting is off: ${when}.`,
    `${sentence} So the meeting is off: ${when}. Please do not go there.`,
  ])
})
