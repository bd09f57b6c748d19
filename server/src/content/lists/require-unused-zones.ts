import { zoneInUse } from '@reable/contract/content/rules'
import { zonePlace } from '@reable/contract/handovers/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { contentRefusal } from '../pages/valid-content.ts'

type Zone = { name: string; address: string }

/** Refuses as invalid to take a zone off the list where people will meet. One that has another name or address alone stays one. */
export async function requireUnusedZones(ctx: Context, before: unknown, after: unknown): Promise<void> {
  const remaining = zonesOf(after)
  const stays = (zone: Zone) => remaining.some(({ name, address }) => name === zone.name || address === zone.address)
  const gone = zonesOf(before).filter((zone) => !stays(zone))
  if (!gone.length) return
  const used = await countMeetingsAt(ctx, gone.map(zonePlace))
  const sentences = gone.flatMap((zone) => {
    const total = used.find(({ place }) => place === zonePlace(zone))?.total
    return total ? [zoneInUse(zone.name, total)] : []
  })
  if (sentences.length) throw contentRefusal({ entries: sentences }, sentences.join(' '))
}

/** The zones of a written list, which was valid when it was written. */
const zonesOf = (fields: unknown): Zone[] => (fields as { entries?: Zone[] } | undefined)?.entries ?? []

/** Counts the meetings ahead, agreed to or suggested, at each of these places, in no order. */
async function countMeetingsAt(
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
