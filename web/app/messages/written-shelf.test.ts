import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWritten } from './forget-written.ts'
import { keepWritten, writtenTo } from './written-shelf.ts'

const ben = 7
const grace = 8

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('[MSG-02] what a guest wrote is there once they are signed in; each listing has its own', () => {
  keepWritten(1, { text: 'Is it there?' })
  keepWritten(2, { text: 'How wide is it?' })
  expect(writtenTo(1, ben)).toBe('Is it there?')
  expect(writtenTo(2, undefined)).toBe('How wide is it?')
  expect(writtenTo(3, ben)).toBe('')
})

test('what one person wrote no other sees, nor a guest', () => {
  keepWritten(1, { text: 'Is it there?', by: ben })
  expect(writtenTo(1, ben)).toBe('Is it there?')
  expect(writtenTo(1, grace)).toBe('')
  expect(writtenTo(1, undefined)).toBe('')
})

test('it goes when it is sent, or its writer leaves the device', () => {
  keepWritten(1, { text: 'Is it there?', by: ben })
  keepWritten(2, { text: 'How wide is it?', by: ben })
  keepWritten(1, { text: '', by: ben })
  expect([writtenTo(1, ben), writtenTo(2, ben)]).toEqual(['', 'How wide is it?'])
  forgetWritten()
  expect(writtenTo(2, ben)).toBe('')
})

test.each(['{', 'null', '[]'])('a shelf that holds %s is as good as an empty one', (junk) => {
  sessionStorage.setItem('messages-written', junk)
  expect(writtenTo(1, ben)).toBe('')
  keepWritten(1, { text: 'Is it there?' })
  expect(writtenTo(1, ben)).toBe('Is it there?')
})

test('where a browser keeps nothing, nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepWritten(1, { text: 'Is it there?' })
  expect(writtenTo(1, ben)).toBe('')
})
