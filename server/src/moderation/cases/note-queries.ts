import type { Context } from '#platform/context'

export type NoteRow = {
  id: number
  body: string
  written_at: Date
  email: string | null
  first_name: string | null
}

/** The notes of a case, the oldest first. */
export const selectNotes = ({ db }: Context, caseId: number, limit: number): Promise<NoteRow[]> =>
  db
    .selectFrom('case_notes as n')
    .leftJoin('people as p', 'p.id', 'n.volunteer_id')
    .select(['n.id', 'n.body', 'n.written_at', 'p.email', 'p.first_name'])
    .where('n.case_id', '=', caseId)
    .orderBy('n.id')
    .limit(limit)
    .execute()

export async function countNotes({ db }: Context, caseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('case_notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewNote = { caseId: number; volunteerId: number; body: string }

/** Returns the id of the note. */
export async function insertNote({ db, clock }: Context, { caseId, volunteerId, body }: NewNote): Promise<number> {
  const row = { case_id: caseId, volunteer_id: volunteerId, body, written_at: clock.now() }
  return (await db.insertInto('case_notes').values(row).returning('id').executeTakeFirstOrThrow()).id
}
