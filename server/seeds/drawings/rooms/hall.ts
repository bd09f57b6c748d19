import { patch } from '../parts.ts'
import type { Shade } from '../types.ts'
import { roomColours } from './colours.ts'
import { door, picture, shell } from './furnishing.ts'

/** The hall: a door, and a runner on the floor. */
export function hall(shade: Shade): string {
  const { wall, second, floor, seam } = roomColours.hall[shade]
  const runner = patch('M26 262Q200 236 374 262L382 284Q200 258 18 284Z', seam)
  const base = shell(wall, floor) + runner
  if (shade === 1) return base + door(286, second) + picture(40, 50)
  if (shade === 2) return base + door(22, second)
  return base + door(286, second)
}
