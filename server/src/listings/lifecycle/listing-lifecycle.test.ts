import { canMove, type ListingMove, listingTransitions, stateOf } from '@reable/contract/listings/lifecycle'
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
} from './listing-lifecycle.ts'

type Listing = LifecycleFields & { feedback_at: Date | null; listed_at: Date }

const begin = new Date('2026-11-20T20:00:00Z')
const born: Listing = { active: true, last_feedback: null, feedback_at: null, deleted_at: null, ...lifetimeFrom(begin) }

/** Everything that may happen to a listing: its owner's calls, the links of its mails, and time. */
const happenings = {
  edit: () => ({}),
  renew: (_: Listing, now: Date) => renewalChanges(now),
  exchanged: (_: Listing, now: Date) => feedbackChanges('exchanged', now),
  exchanged_elsewhere: (_: Listing, now: Date) => feedbackChanges('exchanged_elsewhere', now),
  not_exchanged: (_: Listing, now: Date) => feedbackChanges('not_exchanged', now),
  delete: (_: Listing, now: Date) => deletionChanges(now),
} as const
type Happening = keyof typeof happenings

const moveFor = (what: Happening, listing: Listing): ListingMove => {
  if (what === 'renew') return renewalOf(listing)
  return what === 'edit' || what === 'delete' ? what : moveOfFeedback(what)
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom<(Happening | 'expired' | 'undone')[]>(
      ...(Object.keys(happenings) as Happening[]),
      'expired',
      'undone',
    ),
    days: fc.integer({ min: 0, max: 100 }),
    confirmed: fc.boolean(),
  }),
  { maxLength: 40 },
)

function step(listing: Listing, what: Happening | 'expired' | 'undone', now: Date, confirmed: boolean): Listing {
  const state = stateOf(listing)
  if (what === 'expired')
    return listing.active && listing.expires_at <= now && !listing.deleted_at ? { ...listing, ...endChanges } : listing
  if (what === 'undone') return state === 'sold' ? { ...listing, ...undoFeedbackChanges(listing, now) } : listing
  const move = moveFor(what, listing)
  const permission = canMove(move, listing, { confirmed })
  const refusal = refusalOf(() => requireMove(move, listing, { confirmed }))
  expect(refusal).toBe(permission.can ? undefined : listingTransitions[state][move] ? 'forbidden' : 'conflict')
  if (!permission.can) return listing
  const after = { ...listing, ...happenings[what](listing, now) }
  expect(stateOf(after)).toBe(listingTransitions[state][move])
  return after
}

function refusalOf(action: () => void): string | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('[LIFE-09] no sequence of moves, by whomever and whenever, reaches an impossible state', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let [listing, now] = [born, begin]
      for (const { what, days, confirmed } of sequence) {
        now = new Date(now.getTime() + days * day)
        const before = listing
        listing = step(before, what, now, confirmed)
        // Sold is never on the list, and always says since when.
        expect(listing.last_feedback !== null && listing.active).toBe(false)
        expect(listing.feedback_at === null).toBe(listing.last_feedback === null)
        // Nothing wakes the deleted.
        if (before.deleted_at) expect(listing).toEqual(before)
        // Nobody gets more than 90 days, and only who is confirmed gets any.
        expect(listing.expires_at.getTime() - now.getTime()).toBeLessThanOrEqual(90 * day)
        if (listing.expires_at > before.expires_at) expect(confirmed).toBe(true)
        // What has expired by the job is on the list within its days only.
        if (what === 'expired' && stateOf(listing) === 'active') expect(listing.expires_at > now).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
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
