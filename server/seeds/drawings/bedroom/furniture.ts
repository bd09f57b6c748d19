import { cane, rubber, white, wood, woodLight } from '../colours.ts'
import { block, box, patch, plate, stroke, tubes } from '../parts.ts'
import type { Paint } from '../types.ts'

/** A home bed from its side: head board at the left, mattress top at y 190, pillow and quilt. */
export function homeBed(left: number, right: number, paint: Paint): string {
  const width = right - left
  return (
    box(right - 14, 186, 14, 82, 5, wood) +
    block(left + 10, 228, width - 20, 10, '#8F6539') +
    box(left + 6, 222, width - 12, 18, 4, wood) +
    box(left + 10, 190, width - 24, 34, 9, '#F3EEE2') +
    plate(
      `M${left + 18} 190Q${left + 14} 170 ${left + 30} 168H${left + 62}Q${left + 76} 168 ${left + 74} 190Z`,
      white,
    ) +
    plate(
      `M${left + 92} 186Q${left + 104} 180 ${left + 120} 181H${right - 26}Q${right - 12} 181 ${right - 12} 196V226Q${right - 100} 236 ${left + 84} 228Q${left + 80} 204 ${left + 92} 186Z`,
      paint.base,
    ) +
    stroke(`M${left + 106} 194Q${left + 100} 210 ${left + 102} 224`, paint.light, 5) +
    box(left, 136, 15, 132, 6, woodLight) +
    patch(`M${left + 3} 142H${left + 6}V262H${left + 3}Z`, '#E2BD8D')
  )
}

/** The side rail of an electric bed. */
export function sideRail(): string {
  return tubes(
    [
      'M190 208V142Q190 132 200 132H288Q298 132 298 142V208',
      'M190 190H298',
      'M212 134V188M234 134V188M256 134V188M278 134V188',
    ],
    { width: 8, inner: 3 },
  )
}

/** A mattress on a plain low base, its top at y 214. */
export function lowBed(left: number, right: number): string {
  return (
    block(left + 18, 252, 12, 20, rubber, 3) +
    block(right - 30, 252, 12, 20, rubber, 3) +
    box(left, 244, right - left, 16, 5, wood) +
    box(left + 6, 214, right - left - 12, 32, 10, '#F3EEE2') +
    stroke(`M${left + 16} 236H${right - 16}`, cane, 2.4)
  )
}
