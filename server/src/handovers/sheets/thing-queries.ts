import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** What a recall goes by. */
export type Thing = { equipment_type_id: number; brand: string | null; model: string | null }

export async function findThing({ db }: Context, listingId: number): Promise<Thing | undefined> {
  const { rows } = await sql<Thing>`
    select equipment_type_id, left(properties ->> 'brand', 200) as brand, left(properties ->> 'model', 200) as model
    from listings where id = ${listingId}`.execute(db)
  return rows[0]
}
