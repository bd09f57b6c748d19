import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'

type Stops = { person_id: number; conversation_id: number; message_id: number; now: Date }

/** What somebody reported, decided, read and set as a volunteer, and that they may not write. */
export async function insertStops(
  db: Context['db'],
  { person_id, conversation_id, message_id, now }: Stops,
): Promise<void> {
  const decision = { decided_at: now, decided_by: person_id }
  const { id: report_id } = await db
    .insertInto('person_reports')
    .values({ conversation_id, reporter_id: person_id, reasons: [], created_at: now, decision: 'nothing', ...decision })
    .returning('id')
    .executeTakeFirstOrThrow()
  const reading = { conversation_id, report_id, volunteer_id: person_id, read_at: now }
  await db.insertInto('conversation_readings').values(reading).execute()
  const pending = { message_id, held_at: now, decision: 'return', ...decision }
  await db.insertInto('pending_messages').values(pending).execute()
  await insertRestrictions(db, { person_id, now })
  const signal = { name: randomUUID(), kind: 'words', weight: 1, updated_by: person_id }
  await db.insertInto('worry_signals').values(signal).execute()
}

/** That somebody was muted and answered, notes about them, that they lost their second factor, and what they decided and wrote as a volunteer. */
async function insertRestrictions(
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
  const reset = { reason: 'Called us', begun_by: person_id, begun_at: now, agree_until: now }
  await db
    .insertInto('factor_resets')
    .values({ person_id, ...reset, ended_by: person_id, ended_at: now, outcome: 'refused' })
    .execute()
  const reply = { version: 1, fields: '{}' }
  await db.insertInto('standard_replies').values(reply).execute()
}
