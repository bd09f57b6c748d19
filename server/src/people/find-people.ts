import type { AnswerBody } from '@reable/contract/client'
import { foundPerPage, seesAddresses } from '@reable/contract/people/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { findWorstInForce } from '#restrictions'
import { requireMay } from '#volunteers'
import { selectFound } from './search-queries.ts'
import { serializeAccount } from './serialize-account.ts'

type Input = { volunteer: Person | undefined; q: string; page: number }

/** Finds people for a volunteer; nobody without any words. Refuses as `requireMay` does. */
export async function findPeople(ctx: Context, { q, page, ...input }: Input): Promise<AnswerBody<'findPeople'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'see_person')
  if (!q) return { data: [], more: false }
  const size = foundPerPage
  const byAddress = seesAddresses(volunteer.role)
  // One more than is answered says whether there are others.
  const rows = await selectFound(ctx, { words: q, byAddress, limit: size + 1, offset: (page - 1) * size })
  const shown = rows.slice(0, size)
  const restricted = await findWorstInForce(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    data: shown.map((row) => ({
      ...serializeAccount(row, { volunteer, restricted: restricted.get(row.id) }),
      listings: row.listings,
    })),
    more: rows.length > size,
  }
}
