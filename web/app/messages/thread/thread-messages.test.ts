import { expect, test } from 'vitest'
import type { Message } from './load-thread.ts'
import { findWaiting, mergeMessages, mergeNews } from './thread-messages.ts'

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
