import type { Answer } from '@reable/contract/client'
import { type Decision, reportedListingsPerPage } from '@reable/contract/moderation/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { countDecided, selectDecided } from './decided-queries.ts'
import { requireVolunteer } from './insist-on-volunteer.ts'
import { summarizeReports } from './said-of-listings.ts'

type DecidedListing = Answer<'listDecidedListings'>[number]

type Input = {
  volunteer: Person | undefined
  page: number
  /** Words of a title, of what somebody reported or of what an owner was told; empty: whatever they say. */
  q: string
  /** How the newest decision was. */
  decision?: Decision | undefined
}

/**
 * One page of the listings that volunteers decided about, the latest first, with who decided what, when and in which words; and
 * how many are found in all. Refuses as not found everything to who is no volunteer.
 */
export async function listDecidedListings(
  ctx: Context,
  { volunteer, page, q, decision }: Input,
): Promise<{ listings: DecidedListing[]; total: number }> {
  requireVolunteer(volunteer)
  const size = reportedListingsPerPage
  const filter = { words: q.split(' ').filter(Boolean), decision }
  const [rows, total] = await Promise.all([
    selectDecided(ctx, { ...filter, size, offset: (page - 1) * size }),
    countDecided(ctx, filter),
  ])
  const summaries = await summarizeReports(ctx, rows, 'decided')
  return { listings: summaries.map(({ summary }) => summary), total }
}
