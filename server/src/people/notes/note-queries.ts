import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { firstRow } from '#platform/database'

type NewNote = { personId: number; writtenBy: number; words: string }

/** Stores a note. Returns false for the same one twice within a minute with no other in between, which is one. */
export async function insertNote({ db, clock }: Context, { personId, writtenBy, words }: NewNote): Promise<boolean> {
  const now = clock.now()
  const newest = await firstRow(
    db
      .selectFrom('person_notes')
      .select(['written_by', 'words', 'written_at'])
      .where('person_id', '=', personId)
      .orderBy('id', 'desc'),
  )
  const isSame = newest?.written_by === writtenBy && newest.words === words
  if (isSame && newest.written_at.getTime() > now.getTime() - minute) return false
  await db
    .insertInto('person_notes')
    .values({ person_id: personId, written_by: writtenBy, words, written_at: now })
    .execute()
  return true
}

/** The newest notes about somebody. */
export const selectNotesAbout = ({ db }: Context, { personId, limit }: { personId: number; limit: number }) =>
  db
    .selectFrom('person_notes as n')
    .leftJoin('people as v', 'v.id', 'n.written_by')
    .select(['n.id', 'n.words', 'n.written_at', 'v.email as written_by'])
    .where('n.person_id', '=', personId)
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()
