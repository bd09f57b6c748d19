import type { Context } from '#platform/context'

type Rows = { person_id: number; listing_id: number; now: Date }

/** A case about somebody's listing, which they looked at, decided and wrote about as a volunteer. */
export async function insertCase(db: Context['db'], { person_id, listing_id, now }: Rows): Promise<void> {
  const { id: case_id } = await db
    .insertInto('cases')
    .values({ listing_id, reasons: ['reported'], gravity: 2, opened_at: now, claimed_by: person_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const by = { case_id, volunteer_id: person_id }
  await db
    .insertInto('case_decisions')
    .values({ ...by, decision: 'keep', decided_at: now })
    .execute()
  await db
    .insertInto('case_notes')
    .values({ ...by, body: 'The photo is of the same hallway', written_at: now })
    .execute()
}
