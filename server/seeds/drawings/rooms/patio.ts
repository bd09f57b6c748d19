import { block, patch, stroke } from '../parts.ts'
import type { Shade } from '../types.ts'
import { roomColours } from './colours.ts'

/** The patio: mountains, a hedge, a white fence and paving. */
export function patio(shade: Shade): string {
  const { wall, second, floor, seam } = roomColours.patio[shade]
  const posts = [22, 106, 190, 274, 358].map((x) => block(x, 150, 7, 74, '#FFFFFF')).join('')
  return (
    block(0, 0, 400, 222, wall) +
    patch('M0 130L60 72L116 124L170 36L238 116L284 62L344 118L400 84V170H0Z', second) +
    patch('M0 152Q50 118 104 142Q160 112 214 140Q270 110 320 138Q366 118 400 140V200H0Z', '#5F8F72') +
    block(0, 176, 400, 48, '#86B08A') +
    posts +
    block(0, 160, 400, 6, '#FFFFFF') +
    block(0, 186, 400, 6, '#FFFFFF') +
    block(0, 222, 400, 78, floor) +
    stroke('M0 254H400M120 222L80 300M290 222L330 300', seam, 1.6)
  )
}
