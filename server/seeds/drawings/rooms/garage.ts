import { stroke } from '../parts.ts'
import type { Shade } from '../types.ts'
import { roomColours } from './colours.ts'
import { shelf, shell } from './furnishing.ts'

/** The garage: boards on the wall, shelves, and a concrete floor. */
export function garage(shade: Shade): string {
  const { wall, second, floor, seam } = roomColours.garage[shade]
  const x = shade === 1 ? 282 : 16
  return (
    shell(wall, floor, false) +
    stroke('M0 40H400M0 84H400M0 128H400M0 172H400', second, 2) +
    shelf(x, 56) +
    shelf(x, 112) +
    stroke('M0 222H400', seam, 2) +
    stroke('M110 222L50 300M290 222L350 300', seam, 1.6)
  )
}
