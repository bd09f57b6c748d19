import type { Answer } from '@reable/contract/client'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
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
  const sides = asked.flatMap(({ role, personId }) => {
    const row = rows.find(({ id }) => id === personId)
    return row ? [sideOf(ctx, role, row)] : []
  })
  if (reportersOf === undefined) return sides
  const { accounts, ...facts } = await addUpReporters(ctx, reportersOf)
  return accounts ? [...sides, { role: 'reporters', person: null, facts, restrictions: [] }] : sides
}

function sideOf(
  ctx: Context,
  role: Side['role'],
  { id: _, first_name, member_since, paused_until, ...facts }: SideRow,
) {
  const now = ctx.clock.now()
  const isPaused = paused_until !== null && paused_until > now
  const person = serializePerson(role === 'owner' ? 'owner' : 'buyer', { first_name, member_since })
  const restrictions = isPaused ? [`Writes to nobody until ${vancouverDay(paused_until, now)}`] : []
  return { role, person, facts, restrictions }
}
