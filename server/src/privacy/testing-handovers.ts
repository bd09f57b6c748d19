import type { Context } from '#platform/context'

type HandoverRows = { person_id: number; listing_id: number; conversation_id: number; now: Date }

/** What somebody promised, waits for and met about, and the sheet of it. */
export async function insertHandover(db: Context['db'], rows: HandoverRows): Promise<void> {
  const { conversation_id, person_id, listing_id, now } = rows
  await db.insertInto('promises').values({ listing_id, conversation_id, promised_at: now, until: now }).execute()
  await db.insertInto('waiting_list').values({ listing_id, conversation_id, joined_at: now }).execute()
  const sheet = { token_hash: Buffer.from(`sheet of ${person_id}`), equipment_type_id: 1, created_at: now }
  const theirs = { conversation_id, listing_id, receiver_id: person_id, wants_recalls: true }
  await db
    .insertInto('handover_sheets')
    .values({ ...sheet, ...theirs })
    .execute()
  const said = { starts_at: now, reported_at: now }
  await db
    .insertInto('no_shows')
    .values({ conversation_id, person_id, ...said })
    .execute()
}
