import { block, stroke } from '../parts.ts'
import type { Shade } from '../types.ts'
import { roomColours } from './colours.ts'
import { shell } from './furnishing.ts'

/** The bathroom: tiles on wall and floor, the lower rows darker. */
export function bathroom(shade: Shade): string {
  const { wall, second, floor, seam } = roomColours.bathroom[shade]
  const step = shade === 1 ? 44 : 50
  const upright = Array.from({ length: 9 }, (_, index) => `M${18 + index * step} 0V222`).join('')
  return (
    shell(wall, floor, false) +
    block(0, 172, 400, 50, second) +
    stroke(`${upright}M0 26H400M0 74H400M0 122H400M0 171H400`, '#FFFFFF', 2.4) +
    stroke('M0 222H400', seam, 3) +
    stroke('M60 222L-20 300M160 222L130 300M240 222L270 300M340 222L420 300M0 256H400', seam, 1.6)
  )
}
