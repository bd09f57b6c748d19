import type { Context } from '#platform/context'

/** Exports what somebody decided in cases as a volunteer, and the notes that they wrote about them. */
export async function exportCases(ctx: Context, { personId }: { personId: number }) {
  return { decisions: await findDecisionsBy(ctx, personId), notes: await findNotesBy(ctx, personId) }
}

/** Takes somebody's name off what they decided and wrote as a volunteer, which stays. Cases about themselves go with the account. */
export const forgetCases = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  forgetVolunteer(ctx, personId)

const findDecisionsBy = ({ db }: Context, volunteerId: number) =>
  db
    .selectFrom('case_decisions')
    .select(['case_id', 'decision', 'words', 'decided_at', 'undone_at'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('id')
    .execute()

const findNotesBy = ({ db }: Context, volunteerId: number) =>
  db
    .selectFrom('case_notes')
    .select(['case_id', 'body', 'written_at'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('id')
    .execute()

/** Removes a volunteer from the cases that they had, decided, took back and wrote about. */
async function forgetVolunteer({ db }: Context, id: number): Promise<void> {
  const unclaimed = { claimed_by: null, claimed_until: null }
  await db.updateTable('cases').set(unclaimed).where('claimed_by', '=', id).execute()
  await db.updateTable('cases').set({ not_by: null }).where('not_by', '=', id).execute()
  await db.updateTable('case_decisions').set({ volunteer_id: null }).where('volunteer_id', '=', id).execute()
  await db.updateTable('case_decisions').set({ undone_by: null }).where('undone_by', '=', id).execute()
  await db.updateTable('case_notes').set({ volunteer_id: null }).where('volunteer_id', '=', id).execute()
}
