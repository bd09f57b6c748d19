import { grey, line, metal, pale, rubber, steel, sun, white } from './colours.ts'
import { block, box, disc, patch, plate, shadow, stroke, tubes, turn } from './parts.ts'
import type { Drawing, Paint } from './types.ts'

function exerciser(paint: Paint): string {
  const pedal = (x: number, y: number, lean: number) =>
    turn(
      lean,
      x,
      y,
      box(x - 32, y - 8, 64, 15, 6, rubber) +
        stroke(`M${x - 10} ${y - 8}Q${x} ${y - 34} ${x + 18} ${y - 8}`, line, 9) +
        stroke(`M${x - 10} ${y - 8}Q${x} ${y - 34} ${x + 18} ${y - 8}`, paint.light, 4),
    )
  return (
    shadow(166, 269, 112) +
    shadow(326, 269, 44) +
    pedal(104, 224, 14) +
    tubes(['M168 190L82 260', 'M168 190L254 260', 'M62 262H104', 'M232 262H276'], { width: 12, inner: 7 }) +
    tubes(['M168 188L116 216'], { width: 13, inner: 7, colour: steel }) +
    disc(168, 188, 36, paint.base) +
    `<circle cx="168" cy="188" r="25" fill="none" stroke="${paint.light}" stroke-width="4"/>` +
    stroke('M168 188L228 164', line, 13) +
    stroke('M168 188L228 164', steel, 7) +
    disc(168, 188, 9, metal) +
    pedal(234, 160, -12) +
    box(146, 108, 44, 28, 6, rubber) +
    block(153, 114, 30, 13, '#BFD8C9', 2) +
    stroke('M158 121H164M169 121H178', '#3E674C', 3) +
    tubes(['M168 138V152']) +
    disc(168, 148, 7, sun) +
    box(286, 240, 20, 30, 5, paint.base) +
    box(348, 240, 20, 30, 5, paint.base) +
    stroke('M306 255H348', line, 12) +
    stroke('M306 255H348', metal, 7) +
    stroke('M292 246V262M354 246V262', paint.light, 3)
  )
}

function supportBoot(paint: Paint): string {
  const strap = (d: string) => stroke(d, line, 21) + stroke(d, paint.base, 15)
  return (
    shadow(200, 271, 110) +
    plate(
      'M138 70Q140 56 156 56H222Q236 56 236 70L238 176Q250 196 284 202Q312 208 316 232V246H124Q116 220 128 190Z',
      grey,
    ) +
    patch('M152 64H176L172 190Q170 220 176 240H132Q126 216 136 190Z', '#8B9A94') +
    plate('M150 92L178 88L186 236H140Q132 214 144 188Z', white) +
    stroke('M162 108V180', pale, 8) +
    strap('M142 96L232 90') +
    strap('M140 142L234 136') +
    strap('M134 190L232 178') +
    strap('M188 236L260 196') +
    stroke('M152 92L190 90M150 138L190 136M146 185L190 180', paint.light, 3) +
    box(196, 82, 22, 20, 4, steel) +
    box(196, 128, 22, 20, 4, steel) +
    box(194, 172, 22, 20, 4, steel) +
    disc(164, 214, 9, sun) +
    plate('M112 240H318Q326 240 326 248Q318 268 286 270Q216 274 150 270Q110 266 108 248Q108 240 112 240Z', rubber) +
    stroke('M122 252H314', grey, 3)
  )
}

export const rehabAids: readonly [number, Drawing][] = [
  [
    59,
    {
      name: 'Pedal exerciser with {colour} wheel, and a hand weight',
      rooms: ['living', 'bedroom'],
      draw: exerciser,
      close: [
        ['the wheel and the crank', 168, 188, 130],
        ['the counter', 168, 126, 100],
        ['the pedal and its strap', 234, 158, 120],
        ['the hand weight', 326, 252, 110],
      ],
    },
  ],
  [
    60,
    {
      name: 'Support boot with {colour} straps',
      rooms: ['living', 'bedroom', 'hall'],
      draw: supportBoot,
      close: [
        ['the upper straps', 190, 112, 150],
        ['the sole', 220, 250, 150],
        ['the toe', 284, 226, 120],
        ['the ankle strap and the air valve', 184, 204, 130],
      ],
    },
  ],
]
