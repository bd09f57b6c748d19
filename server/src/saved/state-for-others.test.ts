import { expect, test } from 'vitest'
import { stateForOthers } from './state-for-others.ts'

const at = new Date('2026-11-20T20:00:00Z')
const hidden = { is_public: false, deleted_at: null, held_at: null, last_feedback: null, announced_at: at }

test.each([
  ['is public', { is_public: true }, 'available'],
  ['has ended or was withdrawn', {}, 'gone'],
  ['is sold', { last_feedback: 'exchanged' }, 'sold'],
  ['is deleted', { deleted_at: at }, 'taken_down'],
  ['is sold and deleted', { last_feedback: 'exchanged', deleted_at: at }, 'taken_down'],
  ['is deleted before anybody could see it', { deleted_at: at, announced_at: null }, 'gone'],
  ['is suspended, sold and deleted', { held_at: at, last_feedback: 'exchanged', deleted_at: at }, 'gone'],
])('of a listing that %s others learn no more than that', (_words, changes, state) => {
  expect(stateForOthers({ ...hidden, ...changes })).toBe(state)
})
