import { beforeEach, expect, test, vi } from 'vitest'
import { forgetMessageDrafts } from './forget-message-drafts.ts'
import { findDraft, storeDraft } from './message-autosave.tsx'

const ben = 7
const grace = 8

const fakeStorage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('localStorage', fakeStorage())
})

/** A tab of its own, such as the one that the link of a mail opens. */
const inAnotherTab = () => vi.stubGlobal('sessionStorage', fakeStorage())

const store = (listingId: number, text: string, by?: number) => storeDraft(listingId, { text, terms: text !== '', by })
const textTo = (listingId: number, by?: number) => findDraft(listingId, by)?.text

test('[MSG-02] what a guest wrote is there once they are signed in; each listing has its own', () => {
  store(1, 'Is it there?')
  store(2, 'How wide is it?')
  expect(findDraft(1, ben)).toMatchObject({ text: 'Is it there?', terms: true })
  expect(textTo(2)).toBe('How wide is it?')
  expect(textTo(3, ben)).toBeUndefined()
})

test('what somebody who is signed in wrote is there in another tab too, for a week; what a guest wrote is not', () => {
  store(1, 'Is it there?')
  store(2, 'How wide is it?')
  store(1, 'Is it there?', ben)
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
  store(1, 'Is it there?', ben)
  expect([textTo(1, ben), textTo(1, grace), textTo(1)]).toEqual(['Is it there?', undefined, undefined])
})

test('it is removed when it is sent, or when its writer logs out', () => {
  store(1, 'Is it there?', ben)
  store(2, 'How wide is it?', ben)
  store(3, 'And how high?')
  store(1, '', ben)
  expect([textTo(1, ben), textTo(2, ben)]).toEqual([undefined, 'How wide is it?'])
  forgetMessageDrafts()
  expect([textTo(2, ben), textTo(3)]).toEqual([undefined, undefined])
})
