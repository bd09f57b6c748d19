import { expect, test } from 'vitest'
import { isOpenToBuyers } from './can-contact.ts'

const offered = { confirmed: true, active: true, last_feedback: null, deleted_at: null }

test('[POST-05] the owner of what everyone sees can be written to', () => {
  expect(isOpenToBuyers(offered)).toBe(true)
})

test.each([
  ['waits for its owner’s address', { confirmed: false }],
  ['is at its end', { active: false }],
  ['is sold', { active: false, last_feedback: 'exchanged' }],
  ['is deleted', { deleted_at: '2026-11-20T09:00:00-07:00' }],
  ['is suspended until a volunteer decides', { held: { since: '2026-11-20T16:00:00Z', why: 'scam' } }],
])('[POST-05] not of one that %s', (_, change) => {
  expect(isOpenToBuyers({ ...offered, ...change })).toBe(false)
})
