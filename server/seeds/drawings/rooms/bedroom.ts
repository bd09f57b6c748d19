import { block, stroke } from '../parts.ts'
import type { Shade } from '../types.ts'
import { roomColours } from './colours.ts'
import { picture, shell } from './furnishing.ts'

/** The bedroom: a striped curtain and a picture. */
export function bedroom(shade: Shade): string {
  const { wall, second, floor, seam } = roomColours.bedroom[shade]
  const left = shade === 1 ? 0 : 276
  const folds = [14, 42, 70, 98].map((x, index) => `M${left + x} 0V${198 - (index % 2) * 8}`).join('')
  return (
    shell(wall, floor) +
    block(left, 0, 124, 210, '#F4EFE9') +
    stroke(folds, second, 11) +
    picture(shade === 1 ? 278 : 50, 40) +
    block(0, 222, 400, 2, seam) +
    stroke('M0 256H400M0 286H400', seam, 1.4)
  )
}
