import { expect, test } from 'vitest'
import { canDecide, canSee, isUnknownTo } from './listing-policy.ts'

const at = new Date('2026-11-20T20:00:00Z')
const owner = { id: 1, role: null, factorAt: null }
const other = { ...owner, id: 2 }
const steward = { id: 3, role: 'steward' as const, factorAt: at }
const shown = { owner_id: 1, is_public: true, deleted_at: null, held_at: null, announced_at: at, last_feedback: null }
const hidden = { ...shown, is_public: false }

test.each([
  ['is public', shown, [true, true, true, true]],
  ['is withdrawn', hidden, [false, false, true, false]],
  ['is suspended', { ...hidden, held_at: at }, [false, false, true, true]],
  ['is deleted', { ...hidden, deleted_at: at }, [true, true, true, true]],
])('[POST-13] a listing that %s is seen by a visitor, another, its owner, a volunteer', (_, listing, seen) => {
  expect([undefined, other, owner, steward].map((actor) => canSee(listing, actor))).toEqual(seen)
})

test.each([
  ['was public', {}, [false, false]],
  ['was never public', { announced_at: null }, [true, false]],
  ['was suspended', { held_at: at }, [true, false]],
])('what is deleted and %s is unknown to others, not to its owner', (_, changes, unknown) => {
  const listing = { ...hidden, deleted_at: at, ...changes }
  expect([other, owner].map((actor) => isUnknownTo(listing, actor))).toEqual(unknown)
  expect(isUnknownTo(listing, undefined)).toBe(unknown[0])
  expect(isUnknownTo({ ...listing, deleted_at: null }, other)).toBe(false)
})

test('only a volunteer whose second factor is proven decides, of what is suspended and not deleted', () => {
  const suspended = { ...hidden, held_at: at }
  expect(canDecide(suspended, steward)).toBe(true)
  for (const actor of [undefined, other, owner, { ...other, factorAt: at }, { ...steward, factorAt: null }])
    expect(canDecide(suspended, actor)).toBe(false)
  for (const listing of [shown, hidden, { ...suspended, deleted_at: at }])
    expect(canDecide(listing, steward)).toBe(false)
})
