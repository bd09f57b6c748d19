import { expect, test } from 'vitest'
import { conversationsPerPage, messagePhotoLimit, messagePhotosTooMany, messagesPerPage } from './conversation-rules.ts'

test('a message has four photos at most; fifty messages come at once, and twenty conversations', () => {
  expect([messagePhotoLimit, messagesPerPage, conversationsPerPage]).toEqual([4, 50, 20])
  expect(messagePhotosTooMany).toBe('A message has at most 4 photos.')
})
