import { grey, line, metal, rubber, steel, sun, white } from './colours.ts'
import { box, patch, plate, shadow, stroke, tubes, turn } from './parts.ts'
import type { Drawing, Paint } from './types.ts'
import { spokedWheel } from './wheels.ts'

function cells(
  count: number,
  left: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  shine: string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * width
    return (
      box(x, y, width, height, width * 0.42, fill) +
      stroke(`M${x + 8} ${y + 12}Q${x + 10} ${y + 7} ${x + 15} ${y + 7}`, shine)
    )
  }).join('')
}

function cushion(paint: Paint): string {
  return (
    shadow(200, 266, 150, 8) +
    cells(9, 92, 142, 24, 40, paint.dark, paint.base) +
    cells(9, 83, 162, 26, 44, paint.base, paint.light) +
    cells(9, 74, 186, 28, 50, paint.light, white) +
    plate('M66 226Q66 218 74 218Q200 230 326 218Q334 218 334 226V248Q334 262 320 262H80Q66 262 66 248Z', paint.base) +
    stroke('M72 250Q200 262 328 250', paint.dark, 2.4) +
    stroke('M334 236Q360 232 366 250', line, 8) +
    stroke('M334 236Q360 232 366 250', metal, 3) +
    box(357, 244, 20, 16, 5, sun) +
    box(172, 232, 56, 18, 3, white) +
    stroke('M180 238H220M180 244H208', grey, 2)
  )
}

function spareParts(paint: Paint): string {
  const back =
    tubes(['M196 268V92', 'M252 268V92', 'M196 180H252']) +
    tubes(['M224 130V74']) +
    plate('M176 108Q224 96 272 108L266 196Q224 206 182 196Z', paint.base) +
    patch('M188 116Q224 107 260 116L259 124Q224 116 189 124Z', paint.light) +
    stroke('M186 160Q224 168 262 160', paint.dark, 2.4) +
    plate('M194 52Q224 42 254 52Q260 64 254 80Q224 86 194 80Q188 64 194 52Z', paint.base) +
    patch('M202 58Q224 51 246 58L246 63Q224 57 202 63Z', paint.light)
  const footrest =
    tubes(['M318 112H330Q340 112 342 122L366 236', 'M318 112V140']) +
    box(306, 120, 22, 14, 4, steel) +
    plate('M326 172Q340 164 354 168Q362 186 360 204Q346 212 334 208Q328 190 326 172Z', paint.base) +
    stroke('M336 176Q346 172 350 178', paint.light, 3) +
    plate('M310 250L372 238Q380 238 380 246L376 258Q374 262 368 262H316Q306 260 310 250Z', rubber) +
    stroke('M322 256L368 247', grey, 2.4)
  return (
    shadow(106, 269, 70) +
    shadow(224, 269, 50) +
    shadow(344, 264, 38) +
    turn(-4, 224, 268, back) +
    footrest +
    spokedWheel(104, 194, 74)
  )
}

export const wheelchairParts: readonly [number, Drawing][] = [
  [
    5,
    {
      name: 'Wheelchair cushion with {colour} air cells',
      view: 'seen from the front',
      stands: 'table',
      rooms: ['living', 'bedroom', 'hall'],
      draw: cushion,
      close: [
        ['the air cells', 200, 184, 160],
        ['the air valve', 344, 236, 110],
        ['the label', 200, 236, 130],
        ['the left corner', 100, 214, 130],
      ],
    },
  ],
  [
    6,
    {
      name: 'Wheelchair wheel, {colour} back with headrest, and footrest',
      view: 'side by side',
      rooms: ['garage', 'hall', 'living'],
      draw: spareParts,
      close: [
        ['the tyre and the push rim', 104, 194, 180],
        ['the headrest and the back', 222, 104, 170],
        ['the footrest', 344, 200, 150],
        ['the hub and the spokes', 104, 194, 100],
      ],
    },
  ],
]
