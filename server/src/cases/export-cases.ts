import type { Context } from '#platform/context'
import { findDecisionsBy, findNotesBy, forgetVolunteer } from './leaving-queries.ts'

/** Exports what somebody decided in cases as a volunteer, and the notes that they wrote about them. */
export async function exportCases(ctx: Context, { personId }: { personId: number }) {
  return { decisions: await findDecisionsBy(ctx, personId), notes: await findNotesBy(ctx, personId) }
}

/** Takes somebody's name off what they decided and wrote as a volunteer, which stays. Cases about themselves go with the account. */
export const forgetCases = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  forgetVolunteer(ctx, personId)
