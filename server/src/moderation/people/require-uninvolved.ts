import { type Act, type ActName, acts } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Volunteer } from '#volunteers'
import { findReportersOf } from './person-report-queries.ts'

type Deciding = { volunteer: Volunteer; act: ActName; personId: number }

/** Why a volunteer decides nothing about somebody: it is them, or they reported what is to be decided. Null where they may. */
export async function whyInvolved(ctx: Context, { volunteer, act, personId }: Deciding): Promise<string | null> {
  const { own }: Act = acts[act]
  const concerned = [personId, ...(await findReportersOf(ctx, personId))]
  return concerned.includes(volunteer.id) ? (own ?? null) : null
}

/** Refuses as a conflict a volunteer who would decide about themselves, or about what came of their report. */
export async function requireUninvolved(ctx: Context, deciding: Deciding): Promise<void> {
  const why = await whyInvolved(ctx, deciding)
  if (why) throw new Refusal('conflict', why)
}
