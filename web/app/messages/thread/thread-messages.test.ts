import { expect, test } from 'vitest'
import { nameWithin } from '../name-within.ts'
import type { Message } from './load-thread.ts'
import { clockWords } from './message-list.tsx'
import {
  findFirstShown,
  findFirstUnread,
  findWaiting,
  groupByDay,
  mergeMessages,
  mergeNews,
} from './thread-messages.ts'

const message = (id: number, by: Message['by'] = 'them', sent = 'Friday, 20 November') =>
  ({ id, by, sent, body: `Message ${id}` }) as Message

const ids = (messages: Message[]) => messages.map(({ id }) => id)

test('what came by different ways stands once, in the order in which it was written', () => {
  const changed = { ...message(2), body: 'The same, with a caution' }
  const merged = mergeMessages([message(2), message(5)], [message(9), message(1), changed])
  expect(ids(merged)).toEqual([1, 2, 5, 9])
  expect(merged[1]?.body).toBe('The same, with a caution')
})

test('a message that was held stands once after it was passed on, and says so when it was not', () => {
  const held = { ...message(3, 'me'), held: 'waiting' } as Message
  const shown = [message(2), held, message(4)]
  expect(findWaiting(shown)).toEqual([3])
  expect(ids(mergeNews(shown, [message(6, 'me')], [3]))).toEqual([2, 4, 6])
  const returned = mergeNews(shown, [{ ...held, held: 'returned' }], [3])
  expect(returned.map(({ id, held }) => [id, held])).toEqual([
    [2, undefined],
    [3, 'returned'],
    [4, undefined],
  ])
  expect(findWaiting(returned)).toEqual([])
  expect(ids(mergeNews([...shown, { ...held, id: 5 }], [held], [3]))).toEqual([2, 3, 4, 5])
})

test('messages stand under the day on which they were written', () => {
  const days = groupByDay([message(1), message(2), message(3, 'me', 'Saturday, 21 November'), message(4)])
  expect(days.map(({ day, messages }) => [day, ids(messages)])).toEqual([
    ['Friday, 20 November', [1, 2]],
    ['Saturday, 21 November', [3]],
    ['Friday, 20 November', [4]],
  ])
})

test('the mark of what is new stands at the first unread message of the other side', () => {
  const messages = [message(1), message(2), message(3, 'me'), message(4, 'reable'), message(5, 'me')]
  expect(findFirstUnread(messages, 1)).toBe(4)
  expect(findFirstUnread(messages, 2)).toBe(2)
})

test('the latest eight are shown at first, and more where more are unread', () => {
  const messages = Array.from({ length: 30 }, (_, at) => message(at + 1))
  expect(findFirstShown(messages, undefined)).toBe(23)
  expect(findFirstShown(messages, 12)).toBe(12)
  expect(findFirstShown(messages.slice(0, 3), undefined)).toBe(1)
})

test('a time is said as a clock is read', () => {
  const at = (time: string) => clockWords(`2026-11-20T${time}:00-07:00`)
  expect([at('00:05'), at('09:00'), at('12:30'), at('23:59')]).toEqual([
    '12:05 a.m.',
    '9:00 a.m.',
    '12:30 p.m.',
    '11:59 p.m.',
  ])
})

test('within a sentence a person without a name has a small letter, one with a name has not', () => {
  expect(['The seller', 'The buyer', 'Theo', 'The Duke'].map(nameWithin)).toEqual([
    'the seller',
    'the buyer',
    'Theo',
    'The Duke',
  ])
})
