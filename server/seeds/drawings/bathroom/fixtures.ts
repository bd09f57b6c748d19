import { pale, steel, white } from '../colours.ts'
import { block, box, dot, patch, plate, stroke } from '../parts.ts'

/** A bathtub seen from its long side, its rim at y 176. */
export function tub(x: number, width: number): string {
  const right = x + width
  return (
    plate(
      `M${x + 8} 184H${right - 8}L${right - 20} 262Q${right - 24} 274 ${right - 38} 274H${x + 38}Q${x + 24} 274 ${x + 20} 262Z`,
      white,
    ) +
    patch(
      `M${x + 22} 250H${right - 22}L${right - 25} 262Q${right - 28} 271 ${right - 40} 271H${x + 40}Q${x + 28} 271 ${x + 25} 262Z`,
      pale,
    ) +
    box(x, 172, width, 16, 8, white) +
    stroke(`M${x + 12} 183H${right - 12}`, '#BFD0CF', 2.4)
  )
}

/** A toilet seen from the front, its cistern behind, the rim of its bowl at y 176. */
export function toiletFront(): string {
  return (
    box(156, 92, 88, 66, 6, white) +
    box(150, 82, 100, 14, 5, white) +
    block(190, 74, 20, 7, steel, 3) +
    plate('M158 176H242Q240 226 224 236L230 270H170L176 236Q160 226 158 176Z', white) +
    patch('M170 200Q178 226 190 236L186 262H178L182 238Q170 226 170 200Z', pale) +
    box(148, 162, 104, 16, 8, white)
  )
}

/** A toilet seen from the side, its cistern at the right, the rim of its bowl at y 176. */
export function toiletSide(): string {
  return (
    box(266, 96, 62, 82, 5, white) +
    box(260, 84, 74, 15, 5, white) +
    plate('M150 180H276L262 214Q252 232 246 236V268H178V236Q156 222 150 180Z', white) +
    patch('M190 240H238V265H190Z', pale) +
    box(138, 164, 136, 17, 8, white)
  )
}

/** A tap and spout on the wall above a tub. */
export function tap(x: number): string {
  return stroke(`M${x} 120V138M${x} 132H${x - 26}V142`, steel, 7) + dot(x, 118, 7, steel)
}
