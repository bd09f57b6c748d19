import type { Answer } from '@reable/contract/client'
import { foundPerPage } from '@reable/contract/people/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireMay } from '#volunteers'
import { countListingsOf, findAccountRow, selectListingsOf } from './account-queries.ts'
import { noSuchAccount } from './no-such-account.ts'

type Input = { volunteer: Person | undefined; id: number; page: number }

type AccountListing = Answer<'listPersonListings'>[number]

/** Lists one page of somebody's listings in every state, with their number. Refuses as `getAccount` does. */
export async function listAccountListings(
  ctx: Context,
  { id, page, volunteer }: Input,
): Promise<{ listings: AccountListing[]; total: number }> {
  await requireMay(ctx, volunteer, 'see_person')
  if (!(await findAccountRow(ctx, id))) throw noSuchAccount()
  const size = foundPerPage
  const [rows, counts] = await Promise.all([
    selectListingsOf(ctx, { ownerId: id, size, offset: (page - 1) * size }),
    countListingsOf(ctx, id),
  ])
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { listings: rows.map(serialize), total }
}

type Row = Awaited<ReturnType<typeof selectListingsOf>>[number]

const serialize = (row: Row): AccountListing => ({
  id: row.id,
  title: row.title,
  state: stateOf(row),
  listed_at_utc: row.listed_at.toISOString(),
})

function stateOf({ is_public, deleted_at, last_feedback, held_at, active }: Row): AccountListing['state'] {
  if (deleted_at) return 'deleted'
  if (last_feedback) return 'passed_on'
  if (is_public) return 'public'
  if (held_at) return 'suspended'
  return active ? 'hidden' : 'ended'
}
