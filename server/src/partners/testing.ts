import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context'

type Rows = { person_id: number; listing_id: number; now: Date }

/** A list that they import, with a row and a photo; a partner that they changed as a volunteer and are invited to. */
export async function insertPartnerRows(db: Context['db'], { person_id, listing_id, now }: Rows): Promise<void> {
  const { id: import_id } = await db
    .insertInto('imports')
    .values({ owner_id: person_id, file_name: 'a.csv', headers: [], notes: [], created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { number: 2, cells: [], title: 'Theirs', reference: '1', photos: [], errors: '{}', state: 'in' }
  await db
    .insertInto('import_rows')
    .values({ import_id, listing_id, ...row })
    .execute()
  const pictures = db.selectFrom('pictures').select('id').where('owner_id', '=', person_id)
  const picture = await pictures.executeTakeFirstOrThrow()
  await db.insertInto('import_photos').values({ import_id, name: 'a.jpg', picture_id: picture.id }).execute()
  const { id: partner_id } = await db
    .insertInto('partners')
    .values({ name: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = db.selectFrom('people').select('email').where('id', '=', person_id)
  const { email } = await person.executeTakeFirstOrThrow()
  const token_hash = Buffer.from(`partner ${person_id}`)
  await db
    .insertInto('partner_invitations')
    .values({ email, partner_id, token_hash, invited_by: person_id, ends_at: now })
    .execute()
}
