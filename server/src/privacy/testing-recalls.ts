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

/** A manual that somebody wrote as a volunteer, and a list of hosts. */
export async function insertManual(
  db: Context['db'],
  { person_id, now }: { person_id: number; now: Date },
): Promise<void> {
  const manual = { version: 1, fields: '{}' }
  const by = { changed_by: person_id, changed_at: now }
  const keys = { brand_key: 'A', model_key: '1' }
  const { id: manual_id } = await db
    .insertInto('manuals')
    .values({ ...manual, ...keys, updated_at: now, due_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('manual_versions')
    .values({ ...manual, ...by, manual_id, withdrawn: false })
    .execute()
  const version = (person_id % 1_000_000) + 2
  await db
    .insertInto('manual_host_versions')
    .values({ ...by, version, hosts: ['maker.example'] })
    .execute()
}
