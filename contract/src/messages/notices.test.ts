import { expect, test } from 'vitest'
import { noticeText } from './notices.ts'

const names = { owner: 'Rosa', buyer: 'Ben' }

test('of an account that was closed each reads whose it was', () => {
  const notice = { name: 'account_closed' }
  expect(noticeText(notice, 'owner', names)).toBe('The buyer closed their account. What they wrote went with it.')
  expect(noticeText(notice, 'buyer', names)).toBe('The seller closed their account. What they wrote went with it.')
})

test('both read on which day a volunteer read their conversation', () => {
  const notice = { name: 'read_by_volunteer', on: '2026-11-20' }
  for (const role of ['owner', 'buyer'] as const)
    expect(noticeText(notice, role, names)).toBe(
      'A volunteer read this conversation on November 20, 2026 because of a report.',
    )
})

test('a notice of a handover has its sentence, and one that is not known says so', () => {
  expect(noticeText({ name: 'promise_let_go' }, 'owner', names)).toBe('Ben lets it go, so it is free again.')
  expect(noticeText({ name: 'unheard_of' }, 'owner', names)).toBe('Something changed in this conversation.')
})
