import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Counts the meetings ahead, agreed to or suggested, at each of these places, in no order. */
export async function countMeetingsAt(
  { db, clock }: Context,
  places: readonly string[],
): Promise<{ place: string; total: number }[]> {
  const now = clock.now()
  const { rows } = await sql<{ place: string; total: number }>`
    select at.place, count(*)::int as total
    from unnest(${[...places]}::text[]) as at (place)
    join meetings m on (m.place = at.place and m.starts_at > ${now})
      or (m.suggested_place = at.place and m.suggested_starts_at > ${now})
    group by at.place`.execute(db)
  return rows
}
