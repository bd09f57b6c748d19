import { zoneInUse } from '@reable/contract/content/rules'
import { zonePlace } from '@reable/contract/handovers/rules'
import type { Context } from '#platform/context'
import { contentRefusal } from '../pages/valid-content.ts'
import { countMeetingsAt } from './zone-queries.ts'

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
