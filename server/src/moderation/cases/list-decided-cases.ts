import { casesPerPage } from '@reable/contract/cases/rules'
import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { whyBarred } from '#cases'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { countDecisions, selectLatestDecisions } from './decided-queries.ts'
import { findQueuedAmong } from './queue-queries.ts'
import { serializeDecision, serializeQueued } from './serialize-case.ts'

type Input = {
  volunteer: Person | undefined
  page: number
  /** Terms; empty: no restriction. */
  q: string
  decision?: string | undefined
}

/** Lists one page of what volunteers decided and a search finds, the latest first, with the total. Refuses as not found anyone who is no volunteer. */
export async function listDecidedCases(
  ctx: Context,
  { volunteer, page, q, decision }: Input,
): Promise<{ decided: Answer<'listDecidedCases'>; total: number }> {
  requireVolunteer(volunteer)
  const size = casesPerPage
  const filter = { words: q.split(' ').filter(Boolean), decision }
  const [rows, total] = await Promise.all([
    selectLatestDecisions(ctx, { ...filter, size, offset: (page - 1) * size }),
    countDecisions(ctx, filter),
  ])
  const cases = await findQueuedAmong(
    ctx,
    rows.map(({ case_id }) => case_id),
  )
  const decided = await Promise.all(
    rows.map(async (row) => {
      const found = cases.find(({ id }) => id === row.case_id)
      if (!found) return []
      const barred = await whyBarred(ctx, found, volunteer)
      const { claim: _, ...about } = serializeQueued(ctx, found, volunteer.id)
      return [{ case: about, decision: serializeDecision(ctx, row, barred) }]
    }),
  )
  return { decided: decided.flat(), total }
}
