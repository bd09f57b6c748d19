import { expect, test } from 'vitest'
import { choicesOf } from './owned-listing.ts'

const listing = { id: 7, title: 'Blue rollator', active: true, last_feedback: null, confirmed: true }
const namesOf = (choices: ReturnType<typeof choicesOf>) =>
  choices.map(({ move, why }) => (why ? `${move}: ${why}` : move))

test.each([
  ['LIFE-02', listing, ['renew', 'edit', 'mark_sold', 'delete']],
  ['LIFE-03', { ...listing, active: false }, ['activate', 'edit', 'mark_sold', 'delete']],
  ['LIFE-01', { ...listing, active: false, last_feedback: 'exchanged' }, ['delete']],
])('[%s] its owner is offered what its state allows, and nothing else', (_, owned, choices) => {
  expect(namesOf(choicesOf(owned))).toEqual(choices)
})

test('[LIFE-09] while the address is not confirmed, what waits for it says so', () => {
  const waits = 'Please confirm your e-mail address first.'
  expect(namesOf(choicesOf({ ...listing, confirmed: false }))).toEqual([
    `renew: ${waits}`,
    'edit',
    `mark_sold: ${waits}`,
    'delete',
  ])
})
