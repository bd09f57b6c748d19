import type { Context } from '#platform/context'

/** Who wrote a message, and in which conversation. */
export const findWriter = ({ db }: Context, messageId: number) =>
  db
    .selectFrom('messages as m')
    .innerJoin('people as p', 'p.id', 'm.sender_id')
    .select(['p.email', 'm.conversation_id'])
    .where('m.id', '=', messageId)
    .executeTakeFirst()

/** Locks somebody who was reported, as whoever reports or decides does. False where they have left. */
export async function lockReported({ db }: Context, personId: number): Promise<boolean> {
  const people = db.selectFrom('people').select('id').where('id', '=', personId)
  return (await people.forUpdate().executeTakeFirst()) !== undefined
}

/** The reports about somebody that wait; whoever decides about them has locked the person. */
export async function findOpenReportsAbout({ db }: Context, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('person_reports')
    .select('id')
    .where('reported_id', '=', personId)
    .where('decided_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Reports about somebody wait again, where they still have the outcome of this decision. */
export async function reopenPersonReports({ db }: Context, ids: number[], decidedAt: Date): Promise<void> {
  if (!ids.length) return
  await db
    .updateTable('person_reports')
    .set({ decision: null, decided_at: null, decided_by: null, words: null })
    .where('id', 'in', ids)
    .where('decided_at', '=', decidedAt)
    .execute()
}
