import { createHash } from 'node:crypto'
import type { drawEquipment } from './drawings/index.ts'
import { roomsFor, tints } from './drawings/index.ts'
import type { VillageListing } from './village/index.ts'

export type Shot = Parameters<typeof drawEquipment>[0]

/** The pictures of a village listing: the whole thing, then closer. Tint, room and shade differ from home to home. */
export function shotsOf(house: Pick<VillageListing, 'reference' | 'type' | 'pictures' | 'tint' | 'room'>): Shot[] {
  const dice = createHash('sha256').update(house.reference).digest()
  const pick = <Thing>(things: readonly Thing[], die: number) => things[(dice[die] as number) % things.length] as Thing
  const common = {
    typeId: house.type,
    tint: house.tint ?? pick(tints, 0),
    room: house.room ?? pick(roomsFor(house.type), 1),
    shade: pick([0, 1, 2] as const, 2),
  }
  return ([0, 1, 2, 3, 4] as const).slice(0, house.pictures).map((shot) => ({ ...common, shot }))
}
