import { grey, line, metal, pale, rubber, steel, sun, white } from './colours.ts'
import { mentions } from './listing-details.ts'
import { block, box, disc, dot, patch, plate, rotate, shadow, stroke, tubes } from './parts.ts'
import type { Drawing, ListingDetails, Paint } from './types.ts'

function exerciser(paint: Paint): string {
  const pedal = (x: number, y: number, lean: number) =>
    rotate(
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

/** Two rails on folding bases, to walk between. */
function parallelBars(paint: Paint): string {
  const knob = (x: number) => disc(x, 168, 6, sun)
  return (
    shadow(200, 272, 160) +
    tubes(['M104 236V112', 'M316 236V112', 'M84 238H124', 'M296 238H336'], { colour: steel }) +
    tubes(['M64 108H356'], { width: 12, inner: 7, colour: steel }) +
    plate('M88 268L104 244H116L130 268Z', rubber) +
    plate('M270 268L284 244H296L312 268Z', rubber) +
    tubes(['M92 262V134', 'M292 262V134', 'M70 266H122', 'M268 266H318']) +
    tubes(['M34 132H366'], { width: 14, inner: 9, colour: paint.base }) +
    stroke('M46 130H354', paint.light, 3) +
    stroke('M40 134h5M352 134h6M346 130h3', '#9E4F2C', 4) +
    [150, 186].map((y) => dot(92, y, 2.4, line) + dot(292, y, 2.4, line)).join('') +
    knob(92) +
    knob(292)
  )
}

/** A hand's brace with laces of tape, still in its packet. */
function wristBrace(paint: Paint): string {
  return (
    shadow(200, 272, 90) +
    plate(
      'M156 258V120Q156 96 172 88L176 64Q178 54 190 54H214Q226 54 228 66L232 88Q246 98 246 120V258Q200 270 156 258Z',
      paint.base,
    ) +
    plate('M156 128Q128 118 126 92Q126 78 138 78Q148 80 150 94L166 106Z', paint.base) +
    plate('M190 110H212V246H190Z', steel) +
    [136, 176, 216].map((y) => stroke(`M160 ${y}H242`, line, 19) + stroke(`M160 ${y}H242`, paint.dark, 13)).join('') +
    stroke('M168 132H200M168 172H200M168 212H200', paint.light, 3) +
    patch('M98 40H300V270H98Z', '#DCEBEA', 0.36) +
    stroke('M98 40H300V270H98Z', '#A9B8B4', 3) +
    stroke('M112 60L104 150M288 90L294 190', white, 4) +
    box(150, 28, 100, 26, 4, sun)
  )
}

/** A sleeve with hinges at its sides, the knee left open. */
function kneeBrace(paint: Paint): string {
  return (
    shadow(200, 272, 80) +
    plate('M140 48H262Q256 120 250 152Q246 190 254 266H150Q156 190 150 152Q144 120 140 48Z', paint.base) +
    disc(200, 152, 24, '#DDE6E3') +
    [72, 108, 204, 240]
      .map((y) => stroke(`M150 ${y}H250`, line, 18) + stroke(`M150 ${y}H250`, paint.dark, 12))
      .join('') +
    tubes(['M146 64L152 152L154 248', 'M256 64L250 152L248 248'], { colour: steel }) +
    disc(152, 152, 11, sun) +
    disc(250, 152, 11, sun)
  )
}

const drawExercise = (paint: Paint, _alone: boolean, details: ListingDetails) =>
  mentions(details, /Parallel bars/) ? parallelBars(paint) : exerciser(paint)

const exerciseName = (details: ListingDetails) =>
  mentions(details, /Parallel bars/)
    ? 'Parallel bars for exercise, with {colour} rails'
    : 'Pedal exerciser with {colour} wheel, and a hand weight'

function drawBrace(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (mentions(details, /Wrist/)) return wristBrace(paint)
  return mentions(details, /Knee/) ? kneeBrace(paint) : supportBoot(paint)
}

function braceName(details: ListingDetails): string {
  if (mentions(details, /Wrist/)) return 'Wrist brace with {colour} straps in its packet'
  return mentions(details, /Knee/) ? 'Knee brace with {colour} straps and hinges' : 'Support boot with {colour} straps'
}

export const rehabAids: readonly [number, Drawing][] = [
  [
    59,
    {
      name: exerciseName,
      rooms: ['living', 'bedroom'],
      draw: drawExercise,
      close: [
        ['the middle', 168, 188, 130],
        ['the upper side', 168, 126, 100],
        ['the right half', 234, 158, 120],
        ['the lower right', 326, 252, 110],
      ],
    },
  ],
  [
    60,
    {
      name: braceName,
      rooms: ['living', 'bedroom', 'hall'],
      draw: drawBrace,
      close: [
        ['the upper straps', 190, 112, 150],
        ['the sole', 220, 250, 150],
        ['the toe', 284, 226, 120],
        ['the ankle strap and the air valve', 184, 204, 130],
      ],
    },
  ],
]
