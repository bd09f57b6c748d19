import { pendingFrom, warnedFrom } from '@reable/contract/messages/worry-rules'
import { expect, test } from 'vitest'
import type { Signal } from './signal.ts'
import { judgeMessage } from './weigh-message.ts'

const signal = (id: number, kind: Signal['kind'], weight: number, words: string[] = [], nearWords: string[] = []) => ({
  ...{ id, kind, weight, words, nearWords },
})
const nothing = { ownHost: 'reable.example', newAccount: false, first: false, sameTextTo: 1 }
const judge = (text: string, signals: Signal[], known: object = {}) =>
  judgeMessage({ ...nothing, text, signals, ...known })

test('what is found adds up; the words of what weighs more than one are named, each once', () => {
  const signals = [
    signal(1, 'words', 2, ['deposit']),
    signal(2, 'words', 1, ['urgent']),
    signal(3, 'words', 3, ['deposit', 'courier']),
    signal(4, 'words', 5, ['cheque']),
    signal(5, 'words_together', 4, ['deposit'], ['courier']),
  ]
  expect(judge('An urgent deposit for the courier', signals)).toMatchObject({
    ...{ sum: 10, signalIds: [1, 2, 3, 5], words: ['deposit', 'courier'] },
  })
  expect(judge('Is it still there?', signals)).toEqual({ sum: 0, outcome: 'nothing', signalIds: [], words: [] })
})

test('a message is warned of, and held, from a sum on', () => {
  const sums = [warnedFrom - 1, warnedFrom, pendingFrom - 1, pendingFrom]
  expect(sums.map((weight) => judge('A courier', [signal(1, 'words', weight, ['courier'])]).outcome)).toEqual([
    ...['nothing', 'warned', 'warned', 'held'],
  ])
})

test.each<[string, Signal['kind'], string, object, boolean]>([
  ['a telephone number in the first message', 'moved_contact', 'Call 604-555-0142', { first: true }, true],
  ['an address in the first message', 'moved_contact', 'Write to me@example.org', { first: true }, true],
  ['a telephone number later', 'moved_contact', 'Call 604-555-0142', {}, false],
  ['a first message without either', 'moved_contact', 'Hello', { first: true }, false],
  ['the same text to four', 'same_text', 'Hello', { sameTextTo: 4 }, false],
  ['the same text to five', 'same_text', 'Hello', { sameTextTo: 5 }, true],
  ['a new account', 'new_account', 'Hello', { newAccount: true }, true],
  ['an account of long ago', 'new_account', 'Hello', {}, false],
  ['any link', 'other_links', 'http://example.org', {}, true],
  ['a link of ours', 'other_links', 'http://reable.example', {}, false],
])('%s counts as %s, or does not', (_what, kind, text, known, counts) => {
  expect(judge(text, [signal(7, kind, 2)], known)).toMatchObject({
    sum: counts ? 2 : 0,
    signalIds: counts ? [7] : [],
    words: [],
  })
})
