import { cane, metal, rubber, steel, white, wood, woodLight } from './colours.ts'
import { block, box, patch, plate, stroke, tubes } from './parts.ts'
import type { Paint } from './types.ts'
import { caster } from './wheels.ts'

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

/** An electric bed from its side, its head part raised. */
export function careBed(paint: Paint): string {
  return (
    tubes(['M90 232L146 258', 'M146 232L90 258', 'M252 232L308 258', 'M308 232L252 258'], {
      width: 8,
      inner: 3,
      colour: steel,
    }) +
    tubes(['M66 230H352'], { width: 9 }) +
    plate('M74 202H344Q352 202 352 210V220H68V208Q68 202 74 202Z', '#6B7C76') +
    plate('M72 200L104 134Q110 126 120 128L170 190Q172 200 164 204H78Q70 206 72 200Z', '#F1E9D6') +
    plate('M152 204L174 158Q180 152 188 158L206 174Q212 178 220 178H340Q350 178 350 188V204Z', paint.base) +
    patch('M180 164L202 180Q210 186 220 185H342V189H218Q206 188 198 182L176 170Z', paint.light) +
    `<g transform="rotate(-42 116 132)">${box(88, 112, 56, 34, 11, white)}</g>` +
    tubes(['M58 250V112Q58 98 66 98'], { width: 13, inner: 8, colour: wood }) +
    tubes(['M362 250V148Q362 134 354 134'], { width: 13, inner: 8, colour: wood }) +
    caster(62, 252, 18, 232, metal) +
    caster(356, 252, 18, 232, metal)
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
