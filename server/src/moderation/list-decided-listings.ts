import type { Answer } from '@reable/contract/client'
import { type Decision, decidedListingsPerPage } from '@reable/contract/moderation/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { countDecided, selectDecided } from './decided-queries.ts'
import { summarizeReports } from './summarize-reports.ts'

type DecidedListing = Answer<'listDecidedListings'>[number]

type Input = {
  volunteer: Person | undefined
  page: number
  /** Terms from a title, a report or a message to an owner; empty: no restriction. */
  q: string
  /** The newest decision. */
  decision?: Decision | undefined
}

/**
 * Lists one page of the listings that volunteers decided about, the latest first, with their decisions and the total. Refuses as
 * not found anyone who is no volunteer.
 */
export async function listDecidedListings(
  ctx: Context,
  { volunteer, page, q, decision }: Input,
): Promise<{ listings: DecidedListing[]; total: number }> {
  requireVolunteer(volunteer)
  const size = decidedListingsPerPage
  const filter = { words: q.split(' ').filter(Boolean), decision }
  const [rows, total] = await Promise.all([
    selectDecided(ctx, { ...filter, size, offset: (page - 1) * size }),
    countDecided(ctx, filter),
  ])
  const summaries = await summarizeReports(ctx, rows, 'decided')
  return { listings: summaries.map(({ summary }) => summary), total }
}
