import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { recallKeysOf } from '#recalls'

/** What a recall goes by. */
export type Thing = { equipment_type_id: number; brand: string | null; model: string | null; keys: string[] }

export async function findThing({ db }: Context, listingId: number): Promise<Thing | undefined> {
  const { rows } = await sql<Omit<Thing, 'keys'>>`
    select equipment_type_id, left(properties ->> 'brand', 200) as brand, left(properties ->> 'model', 200) as model
    from listings where id = ${listingId}`.execute(db)
  return rows[0] && { ...rows[0], keys: recallKeysOf(rows[0].brand ?? '') }
}
