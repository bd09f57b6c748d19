import type { Answer } from '@reable/contract/client'
import { foundPerPage } from '@reable/contract/people/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireMay } from '#volunteers'
import { accountName } from '../serialize-account.ts'
import { countRestrictions, type RestrictionState, selectRestrictionPage } from './restricting-queries.ts'
import { showRestriction } from './show-restriction.ts'

type Input = { volunteer: Person | undefined; state: RestrictionState; page: number }

/** Lists one page of the restrictions that wait for a volunteer, or of those in force, with their number. Refuses as `requireMay` does. */
export async function listRestrictions(
  ctx: Context,
  { state, page, ...input }: Input,
): Promise<{ restrictions: Answer<'listRestrictions'>; total: number }> {
  const volunteer = await requireMay(ctx, input.volunteer, 'see_person')
  const size = foundPerPage
  const [rows, total] = await Promise.all([
    selectRestrictionPage(ctx, { state, size, offset: (page - 1) * size }),
    countRestrictions(ctx, state),
  ])
  const restrictions = await Promise.all(
    rows.map(async (row) => ({
      person: { id: row.person_id, name: accountName(row) },
      restriction: await showRestriction(ctx, row, volunteer),
    })),
  )
  return { restrictions, total }
}
