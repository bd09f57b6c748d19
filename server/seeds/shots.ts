import { createHash } from 'node:crypto'
import type { drawEquipment, ListingDetails } from './drawings/index.ts'
import { roomsFor, tints } from './drawings/index.ts'
import type { VillageListing } from './village/index.ts'

export type Shot = Parameters<typeof drawEquipment>[0]

/** The condition "For parts or repair". */
const forParts = 5

type Subject = Pick<VillageListing, 'reference' | 'type' | 'pictures' | 'tint' | 'room'> &
  Partial<Pick<VillageListing, 'title' | 'description' | 'properties' | 'condition'>>

/** The details of a listing that its picture shows. */
function detailsOf({ title = '', description = '', properties = {}, condition }: Subject): ListingDetails {
  return { text: `${title}\n${description}`, properties, forParts: condition === forParts }
}

/** The pictures of a village listing: the whole thing, then closer. Tint, room, shade and side differ from home to home. */
export function shotsOf(subject: Subject): Shot[] {
  const dice = createHash('sha256').update(subject.reference).digest()
  const pick = <Thing>(things: readonly Thing[], die: number) => things[(dice[die] as number) % things.length] as Thing
  const common: Omit<Shot, 'shot'> = {
    typeId: subject.type,
    tint: subject.tint ?? pick(tints, 0),
    room: subject.room ?? pick(roomsFor(subject.type), 1),
    shade: pick([0, 1, 2] as const, 2),
    mirrored: pick([false, true], 3),
    details: detailsOf(subject),
  }
  return ([0, 1, 2, 3, 4] as const).slice(0, subject.pictures).map((shot) => ({ ...common, shot }))
}
