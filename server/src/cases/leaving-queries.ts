import type { Context } from '#platform/context'

export const findDecisionsBy = ({ db }: Context, volunteerId: number) =>
  db
    .selectFrom('case_decisions')
    .select(['case_id', 'decision', 'words', 'decided_at', 'undone_at'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('id')
    .execute()

export const findNotesBy = ({ db }: Context, volunteerId: number) =>
  db
    .selectFrom('case_notes')
    .select(['case_id', 'body', 'written_at'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('id')
    .execute()

/** Removes a volunteer from the cases that they had, decided, took back and wrote about. */
export async function forgetVolunteer({ db }: Context, id: number): Promise<void> {
  const unclaimed = { claimed_by: null, claimed_until: null }
  await db.updateTable('cases').set(unclaimed).where('claimed_by', '=', id).execute()
  await db.updateTable('cases').set({ not_by: null }).where('not_by', '=', id).execute()
  await db.updateTable('case_decisions').set({ volunteer_id: null }).where('volunteer_id', '=', id).execute()
  await db.updateTable('case_decisions').set({ undone_by: null }).where('undone_by', '=', id).execute()
  await db.updateTable('case_notes').set({ volunteer_id: null }).where('volunteer_id', '=', id).execute()
}
