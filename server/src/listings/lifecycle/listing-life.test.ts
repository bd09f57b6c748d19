import {
  canMove,
  feedbackOptions,
  type ListingMove,
  lifeOfListings,
  listingMoves,
  stateOf,
} from '@reable/contract/listings/life'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import {
  deletionChanges,
  endChanges,
  feedbackChanges,
  type LifecycleFields,
  lifetimeFrom,
  moveOfFeedback,
  renewalChanges,
  renewalOf,
  requireMove,
  undoFeedbackChanges,
} from './listing-life.ts'

type Life = LifecycleFields & { feedback_at: Date | null; listed_at: Date }

const begin = new Date('2026-11-20T20:00:00Z')
const born: Life = { active: true, last_feedback: null, feedback_at: null, deleted_at: null, ...lifetimeFrom(begin) }

/** What may happen to a listing: its owner's calls, the links of its mails, and time. */
const happenings = {
  edit: () => ({}),
  renew: (_: Life, now: Date) => renewalChanges(now),
  exchanged: (_: Life, now: Date) => feedbackChanges('exchanged', now),
  exchanged_elsewhere: (_: Life, now: Date) => feedbackChanges('exchanged_elsewhere', now),
  not_exchanged: (_: Life, now: Date) => feedbackChanges('not_exchanged', now),
  delete: (_: Life, now: Date) => deletionChanges(now),
} as const
type Happening = keyof typeof happenings

const moveFor = (what: Happening, life: Life): ListingMove => {
  if (what === 'renew') return renewalOf(life)
  return what === 'edit' || what === 'delete' ? what : moveOfFeedback(what)
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom<(Happening | 'tended' | 'undone')[]>(
      ...(Object.keys(happenings) as Happening[]),
      'tended',
      'undone',
    ),
    days: fc.integer({ min: 0, max: 100 }),
    confirmed: fc.boolean(),
  }),
  { maxLength: 40 },
)

function step(life: Life, what: Happening | 'tended' | 'undone', now: Date, confirmed: boolean): Life {
  const state = stateOf(life)
  if (what === 'tended')
    return life.active && life.expires_at <= now && !life.deleted_at ? { ...life, ...endChanges } : life
  if (what === 'undone') return state === 'sold' ? { ...life, ...undoFeedbackChanges(life, now) } : life
  const move = moveFor(what, life)
  const may = canMove(move, life, { confirmed })
  const refusal = refusalOf(() => requireMove(move, life, { confirmed }))
  expect(refusal).toBe(may.can ? undefined : lifeOfListings[state][move] ? 'forbidden' : 'conflict')
  if (!may.can) return life
  const after = { ...life, ...happenings[what](life, now) }
  expect(stateOf(after)).toBe(lifeOfListings[state][move])
  return after
}

function refusalOf(act: () => void): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('[LIFE-09] no sequence of moves, by whomever and whenever, reaches an impossible state', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let [life, now] = [born, begin]
      for (const { what, days, confirmed } of sequence) {
        now = new Date(now.getTime() + days * day)
        const before = life
        life = step(before, what, now, confirmed)
        // Sold is never on the list, and always says since when.
        expect(life.last_feedback !== null && life.active).toBe(false)
        expect(life.feedback_at === null).toBe(life.last_feedback === null)
        // Nothing wakes the deleted.
        if (before.deleted_at) expect(life).toEqual(before)
        // Nobody gets more than 90 days, and only who is confirmed gets any.
        expect(life.expires_at.getTime() - now.getTime()).toBeLessThanOrEqual(90 * day)
        if (life.expires_at > before.expires_at) expect(confirmed).toBe(true)
        // What is tended is on the list within its days only.
        if (what === 'tended' && stateOf(life) === 'active') expect(life.expires_at > now).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})

test('every move of every state leads to a state, and the deleted one to none', () => {
  for (const moves of Object.values(lifeOfListings))
    for (const state of Object.values(moves)) expect(Object.keys(lifeOfListings)).toContain(state)
  expect(lifeOfListings.deleted).toEqual({})
  expect(listingMoves.filter((move) => move in lifeOfListings.sold)).toEqual(['delete'])
  expect(feedbackOptions.map(moveOfFeedback)).toEqual(['mark_sold', 'mark_sold', 'withdraw'])
})

test('a button that is not open says why', () => {
  const owner = { confirmed: false }
  expect(canMove('renew', born, owner)).toEqual({ can: false, why: 'Please confirm your e-mail address first.' })
  expect(canMove('edit', { ...born, active: false, last_feedback: 'exchanged' }, owner)).toEqual({
    can: false,
    why: 'This listing is sold.',
  })
  expect(canMove('delete', born, owner)).toEqual({ can: true })
})
