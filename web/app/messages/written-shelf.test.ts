import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWritten } from './forget-written.ts'
import { hearGone, keepWritten, writtenTo } from './written-shelf.ts'

const ben = 7
const grace = 8

const shelf = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', shelf())
  vi.stubGlobal('localStorage', shelf())
})

/** The link of a mail opens a tab of its own. */
const inAnotherTab = () => vi.stubGlobal('sessionStorage', shelf())

const keep = (listingId: number, text: string, by?: number) => keepWritten(listingId, { text, terms: text !== '', by })
const textTo = (listingId: number, by?: number) => writtenTo(listingId, by)?.text

test('[MSG-02] what a guest wrote is there once they are signed in; each listing has its own', () => {
  keep(1, 'Is it there?')
  keep(2, 'How wide is it?')
  expect(writtenTo(1, ben)).toMatchObject({ text: 'Is it there?', terms: true })
  expect(textTo(2)).toBe('How wide is it?')
  expect(textTo(3, ben)).toBeUndefined()
})

test('what somebody who is signed in wrote is there in another tab too, for a week; what a guest wrote is not', () => {
  keep(1, 'Is it there?')
  keep(2, 'How wide is it?')
  keep(1, 'Is it there?', ben)
  inAnotherTab()
  expect([textTo(1, ben), textTo(2, ben)]).toEqual(['Is it there?', undefined])
  const week = 7 * 24 * 3_600_000
  vi.setSystemTime(Date.now() + week - 1000)
  expect(textTo(1, ben)).toBe('Is it there?')
  vi.setSystemTime(Date.now() + 2000)
  expect(textTo(3)).toBeUndefined()
  expect(textTo(1, ben)).toBeUndefined()
  expect(localStorage.getItem('messages-written')).toBeNull()
})

test('what one person wrote no other sees, nor a guest', () => {
  keep(1, 'Is it there?', ben)
  expect([textTo(1, ben), textTo(1, grace), textTo(1)]).toEqual(['Is it there?', undefined, undefined])
})

test('it goes when it is sent, or its writer leaves the device', () => {
  keep(1, 'Is it there?', ben)
  keep(2, 'How wide is it?', ben)
  keep(3, 'And how high?')
  keep(1, '', ben)
  expect([textTo(1, ben), textTo(2, ben)]).toEqual([undefined, 'How wide is it?'])
  forgetWritten()
  expect([textTo(2, ben), textTo(3)]).toEqual([undefined, undefined])
})

test('[MSG-01] who has agreed to the Terms by signing up there has not to do so again, though the message is yet to be written', () => {
  keepWritten(1, { text: '', terms: true, by: ben })
  inAnotherTab()
  expect(writtenTo(1, ben)).toMatchObject({ text: '', terms: true })
})

test('of many the latest ten are kept', () => {
  for (let id = 1; id <= 12; id++) {
    vi.setSystemTime(Date.now() + 1000)
    keep(id, 'Is it there?', ben)
  }
  expect([1, 2, 3, 12].map((id) => textTo(id, ben))).toEqual([undefined, undefined, 'Is it there?', 'Is it there?'])
})

test('another tab is told once these very words are sent, not when others are', () => {
  const tell = vi.fn()
  let hear: (event: object) => void = () => {}
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener
  })
  hearGone(1, () => 'Is it there?', tell)
  const before = (text: string, at = Date.now()) => JSON.stringify({ 1: { text, terms: true, by: ben, at } })
  hear({ key: 'messages-written', oldValue: before('Something else'), newValue: null })
  hear({ key: 'messages-written', oldValue: before('Is it there?'), newValue: before('Is it there? Yes?') })
  hear({ key: 'user', oldValue: before('Is it there?'), newValue: null })
  hear({ key: 'messages-written', oldValue: before('Is it there?', 0), newValue: null })
  expect(tell).not.toHaveBeenCalled()
  hear({ key: 'messages-written', oldValue: before('Is it there?'), newValue: null })
  expect(tell).toHaveBeenCalledOnce()
})

test.each(['{', 'null', '[]'])('a shelf that holds %s is as good as an empty one', (junk) => {
  for (const one of [sessionStorage, localStorage]) one.setItem('messages-written', junk)
  expect(textTo(1, ben)).toBeUndefined()
  keep(1, 'Is it there?', ben)
  expect(textTo(1, ben)).toBe('Is it there?')
})

test('where a browser keeps nothing, nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  keep(1, 'Is it there?', ben)
  expect(textTo(1, ben)).toBeUndefined()
})
