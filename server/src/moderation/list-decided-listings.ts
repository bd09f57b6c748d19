import type { Answer } from '@reable/contract/client'
import { type Decision, reportedListingsPerPage } from '@reable/contract/moderation-rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { countDecided, type MadeDecision, selectDecided, selectDecisions } from './decided-queries.ts'
import { insistOnVolunteer } from './insist-on-volunteer.ts'
import { saidOfListings } from './said-of-listings.ts'

type DecidedListing = Answer<'listDecidedListings'>[number]

type Asked = { volunteer: Person | undefined; page: number }

/**
 * One page of the listings that volunteers decided about, the latest first, with who decided what and when; and how many there
 * are in all. Refuses as not found everything to who is no volunteer.
 */
export async function listDecidedListings(
  ctx: Context,
  { volunteer, page }: Asked,
): Promise<{ listings: DecidedListing[]; total: number }> {
  insistOnVolunteer(volunteer)
  const size = reportedListingsPerPage
  const [rows, total] = await Promise.all([selectDecided(ctx, { size, offset: (page - 1) * size }), countDecided(ctx)])
  const made = rows.length
    ? await selectDecisions(
        ctx,
        rows.map(({ id }) => id),
      )
    : []
  const said = await saidOfListings(ctx, rows, 'decided')
  const listings = said.map(({ row, about }) => ({
    ...about,
    decisions: made.filter(({ listing_id }) => listing_id === row.id).map(asAnswer),
  }))
  return { listings, total }
}

const asAnswer = ({ decision, decided_at, email }: MadeDecision) => ({
  decision: decision as Decision,
  decided_at_utc: decided_at.toISOString(),
  decided_by: email,
})
