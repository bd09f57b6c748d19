import type { Answer } from '@reable/contract/client'
import { type ConversationRole, nameByRole } from '@reable/contract/messages/conversation-rules'
import { kindTexts } from '@reable/contract/restrictions/rules'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { findInForce } from '#restrictions'
import { serializePerson } from '../people/serialize-person-report.ts'
import { nameless } from './serialize-case.ts'
import { addUpReporters, type SideRow, selectSides } from './side-queries.ts'

type Side = Answer<'getCase'>['sides'][number]

/** `as`: what they are in the one conversation or listing that the case is about; who was reported may sell here and buy there. */
type Asked = { role: Side['role']; personId: number | null; as?: ConversationRole }

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
  const found = asked.flatMap((side) => {
    const row = rows.find(({ id }) => id === side.personId)
    return row ? [{ side, row }] : []
  })
  const sides = await Promise.all(found.map(({ side, row }) => sideOf(ctx, side, row)))
  if (reportersOf === undefined) return sides
  const { accounts, ...facts } = await addUpReporters(ctx, reportersOf)
  return accounts ? [...sides, { role: 'reporters', account: null, person: null, facts, restrictions: [] }] : sides
}

async function sideOf(ctx: Context, { role, as }: Asked, row: SideRow): Promise<Side> {
  const { id, first_name, member_since, ...facts } = row
  const now = ctx.clock.now()
  const person = serializePerson(as ? nameByRole[as] : nameless, { first_name, member_since })
  const restrictions = (await findInForce(ctx, id)).map(
    ({ kind, ends_at }) => `${kindTexts[kind].past} ${ends_at ? `until ${vancouverDay(ends_at, now)}` : 'for good'}`,
  )
  // Who reported is not known by it.
  return { role, account: role === 'reporters' ? null : id, person, facts, restrictions }
}
