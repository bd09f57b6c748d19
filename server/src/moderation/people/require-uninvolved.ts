import type { ActName } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { requireNotOwn, type Volunteer } from '#volunteers'
import { findReportersOf } from './person-report-queries.ts'

type Deciding = { volunteer: Volunteer; act: ActName; personId: number }

/** Refuses as a conflict a volunteer who would decide about themselves, or about what came of their report. */
export async function requireUninvolved(ctx: Context, { volunteer, act, personId }: Deciding): Promise<void> {
  requireNotOwn(volunteer, act, [personId, ...(await findReportersOf(ctx, personId))])
}
