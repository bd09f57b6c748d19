import { expect, test } from 'vitest'
import { isRelayed, leave, started } from './messages.ts'

test('what processes ask each other is told from all else that they send', () => {
  expect([started, leave, 1, null, undefined, {}, { cmd: 'NODE_CLUSTER' }].filter(isRelayed)).toEqual([])
  expect(isRelayed({ relayed: 'question', id: 1 })).toBe(true)
})
