import type { Answer } from '@reable/contract/client'
import { kindTexts } from '@reable/contract/restrictions/rules'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { findInForce } from '#restrictions'
import { serializePerson } from '../people/serialize-person-report.ts'
import { addUpReporters, type SideRow, selectSides } from './side-queries.ts'

type Side = Answer<'getCase'>['sides'][number]

type Asked = { role: Side['role']; personId: number | null }

/**
 * Shows what is known of the people of a case, in counts. Of those who reported a listing these are added up: nobody is known by them, and
 * visitors have none.
 */
export async function showSides(
  ctx: Context,
  asked: readonly Asked[],
  { reportersOf }: { reportersOf?: number } = {},
): Promise<Side[]> {
  const rows = await selectSides(
    ctx,
    asked.flatMap(({ personId }) => personId ?? []),
  )
  const found = asked.flatMap(({ role, personId }) => {
    const row = rows.find(({ id }) => id === personId)
    return row ? [{ role, row }] : []
  })
  const sides = await Promise.all(found.map(({ role, row }) => sideOf(ctx, role, row)))
  if (reportersOf === undefined) return sides
  const { accounts, ...facts } = await addUpReporters(ctx, reportersOf)
  return accounts ? [...sides, { role: 'reporters', account: null, person: null, facts, restrictions: [] }] : sides
}

async function sideOf(ctx: Context, role: Side['role'], row: SideRow): Promise<Side> {
  const { id, first_name, member_since, ...facts } = row
  const now = ctx.clock.now()
  const person = serializePerson(role === 'owner' ? 'owner' : 'buyer', { first_name, member_since })
  const restrictions = (await findInForce(ctx, id)).map(
    ({ kind, ends_at }) => `${kindTexts[kind].past} ${ends_at ? `until ${vancouverDay(ends_at, now)}` : 'for good'}`,
  )
  // Who reported is not known by it.
  return { role, account: role === 'reporters' ? null : id, person, facts, restrictions }
}
