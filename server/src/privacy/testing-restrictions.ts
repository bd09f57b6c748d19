import type { Context } from '#platform/context'

/** That somebody was muted and answered, a note about them, and what they decided and wrote as a volunteer. */
export async function insertRestrictions(
  db: Context['db'],
  { person_id, now }: { person_id: number; now: Date },
): Promise<void> {
  const muted = { person_id, kind: 'mute', reason: 'rude', sentence: 'Please be kind.', begun_at: now, ends_at: now }
  const volunteer = { decided_by: person_id, lifted_by: person_id, agreed_by: person_id, reviewed_by: person_id }
  await db
    .insertInto('restrictions')
    .values({ ...muted, ...volunteer, answer: 'It was not me', answered_at: now })
    .execute()
  const note = { person_id, written_by: person_id, words: 'Called us', written_at: now }
  await db.insertInto('person_notes').values(note).execute()
}
