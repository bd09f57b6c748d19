import { expect, test } from 'vitest'
import { canMove, type ListingMove, listingMoves, stateOf } from './lifecycle.ts'

const listing = { active: true, last_feedback: null, deleted_at: null }
const states = {
  active: listing,
  inactive: { ...listing, active: false },
  sold: { ...listing, last_feedback: 'exchanged' },
  deleted: { ...listing, deleted_at: '2026-11-20' },
}

test('a listing that was deleted is so, whatever it was before, and one that is sold is not inactive', () => {
  for (const [state, fields] of Object.entries(states)) expect(stateOf(fields)).toBe(state)
  expect(stateOf({ active: false, last_feedback: 'exchanged', deleted_at: null })).toBe('sold')
  expect(stateOf({ active: false, last_feedback: 'exchanged', deleted_at: '2026-11-20' })).toBe('deleted')
})

const movesFrom = (state: keyof typeof states, confirmed: boolean): ListingMove[] =>
  listingMoves.filter((move) => canMove(move, states[state], { confirmed }).can)

test('each state allows its own moves, and some of them want a confirmed address', () => {
  expect(movesFrom('active', true)).toEqual(['edit', 'renew', 'mark_sold', 'withdraw', 'delete'])
  expect(movesFrom('active', false)).toEqual(['edit', 'withdraw', 'delete'])
  expect(movesFrom('inactive', true)).toEqual(['edit', 'activate', 'mark_sold', 'withdraw', 'delete'])
  expect(movesFrom('inactive', false)).toEqual(['edit', 'withdraw', 'delete'])
  for (const confirmed of [true, false]) {
    expect(movesFrom('sold', confirmed)).toEqual(['delete'])
    expect(movesFrom('deleted', confirmed)).toEqual([])
  }
})

test.each([
  ['activate', 'active', 'This listing is active.'],
  ['renew', 'inactive', 'This listing is inactive.'],
  ['edit', 'sold', 'This listing is sold.'],
  ['delete', 'deleted', 'This listing is deleted.'],
] as const)('to %s what is %s is refused with the state', (move, state, why) => {
  for (const confirmed of [true, false])
    expect(canMove(move, states[state], { confirmed })).toEqual({ can: false, why })
})
