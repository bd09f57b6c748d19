import type { Context } from '#platform/context'

/** A recall card that somebody wrote as a volunteer. */
export async function insertRecallCard(
  db: Context['db'],
  { person_id, now }: { person_id: number; now: Date },
): Promise<void> {
  const card = { version: 1, fields: '{}' }
  const { id: card_id } = await db
    .insertInto('recall_cards')
    .values({ ...card, keys: [], updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('recall_card_versions')
    .values({ ...card, card_id, withdrawn: false, changed_by: person_id, changed_at: now })
    .execute()
}
