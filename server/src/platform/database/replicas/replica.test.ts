import { expect, test } from 'vitest'
import { hasAll, type Replica, type ReplicaState, wrongWith } from './replica.ts'
import { readFromPrimary, readFromReplicas, whereToRead } from './where-to-read.ts'

const primary = { system: 'a', timeline: 2, position: 50 }
const state: ReplicaState = { ...primary, standby: true }

test.each([
  [true, state],
  [true, { ...state, position: 51 }],
  [false, { ...state, position: 49 }],
  [false, { ...state, timeline: 3 }],
  [false, { ...state, timeline: 1 }],
  [false, { ...state, system: 'b' }],
  [false, { ...state, standby: false }],
  [false, undefined],
])('whether a replica has all that a look at the primary saw: %s of %j', (has, state) => {
  expect(hasAll({ state } as Replica, primary)).toBe(has)
})

test.each([
  [undefined, state],
  [undefined, { ...state, position: 1, timeline: 1 }],
  ['it does not answer', undefined],
  ['it is another database than DATABASE_URL', { ...state, system: 'b', standby: false }],
  ['it is no replica, it takes writes', { ...state, standby: false }],
])('why nobody reads from a replica, however long they wait: %s', (wrong, state) => {
  expect(wrongWith(state, primary)).toBe(wrong)
})

test('only what says so is read from replicas, and a part of it may ask for the primary', () => {
  expect(whereToRead()).toBeUndefined()
  expect(readFromPrimary(whereToRead)).toBeUndefined()
  expect(readFromReplicas(() => [whereToRead(), readFromPrimary(whereToRead), whereToRead()])).toEqual([
    'replica',
    'primary',
    'replica',
  ])
})
