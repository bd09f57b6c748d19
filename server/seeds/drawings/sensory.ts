import { grey, line, pale, rubber, steel, sun, white } from './colours.ts'
import { mentions } from './listing-details.ts'
import { block, box, disc, dot, oval, patch, plate, rotate, shadow, stroke, tubes } from './parts.ts'
import type { Drawing, ListingDetails, Paint } from './types.ts'

/** The letters "Aa" drawn as strokes, so that no font is needed. */
function letters(x: number, y: number): string {
  return (
    stroke(`M${x} ${y + 48}L${x + 20} ${y}L${x + 40} ${y + 48}M${x + 8} ${y + 31}H${x + 32}`, sun, 8) +
    `<circle cx="${x + 66}" cy="${y + 33}" r="13.5" fill="none" stroke="${sun}" stroke-width="8"/>` +
    stroke(`M${x + 81} ${y + 19}V${y + 48}`, sun, 8)
  )
}

function magnifier(paint: Paint): string {
  const glass =
    stroke('M330 192L352 236', line, 17) +
    stroke('M330 192L352 236', paint.base, 11) +
    disc(314, 158, 38, paint.base) +
    disc(314, 158, 29, '#E3F0F2') +
    stroke('M298 150Q302 140 312 138', white, 5)
  return (
    shadow(178, 258, 110, 9) +
    shadow(352, 246, 26, 5) +
    box(158, 180, 26, 44, 4, steel) +
    plate('M104 222H238Q246 222 248 230L254 248Q254 256 246 256H98Q90 256 90 248L94 230Q96 222 104 222Z', grey) +
    plate('M120 236H224L232 254H112Z', white) +
    stroke('M128 242H216M124 248H220', steel, 2.4) +
    box(58, 34, 226, 148, 11, rubber) +
    block(72, 48, 198, 120, '#13201D', 4) +
    letters(124, 84) +
    dot(262, 175, 3, paint.light) +
    glass
  )
}

function phone(paint: Paint): string {
  const keys = Array.from({ length: 9 }, (_, index) => {
    const x = 134 + (index % 3) * 34
    const y = 168 + Math.floor(index / 3) * 24
    return box(x, y, 26, 18, 5, white)
  }).join('')
  return (
    shadow(146, 258, 122, 9) +
    plate('M46 150Q48 136 62 136H236Q250 136 252 150L260 242Q260 256 246 256H50Q36 256 38 242Z', paint.base) +
    stroke('M60 144H234', paint.light, 4) +
    keys +
    plate('M112 104H238Q246 104 246 112V138H104V112Q104 104 112 104Z', rubber) +
    block(118, 112, 114, 20, '#BFD8C9', 3) +
    stroke('M126 122H152M160 122H196', '#4E7F5E', 4) +
    plate('M52 128Q40 118 52 106Q66 98 82 106V232Q66 242 52 234Q42 224 52 214Z', rubber) +
    stroke('M62 120V222', grey, 4) +
    stroke('M44 238Q20 244 22 214Q24 190 40 190', line, 4) +
    box(226, 92, 18, 14, 5, sun) +
    stroke('M216 86L208 78M235 82V70M254 86L262 78', sun, 4)
  )
}

/** A lens on a foot that stands on the page, a lamp in its rim. */
function standMagnifier(paint: Paint): string {
  return (
    shadow(200, 262, 130, 9) +
    plate('M86 232H314L340 264H60Z', white) +
    stroke('M112 242H290M100 252H224', steel, 3) +
    tubes(['M150 246L168 176', 'M250 246L232 176', 'M134 250H266'], { width: 10, inner: 5 }) +
    rotate(
      -12,
      200,
      140,
      oval(200, 140, 96, 62, paint.base) +
        oval(200, 138, 78, 48, '#E3F0F2') +
        stroke('M140 130Q150 106 182 100', white, 6),
    ) +
    `<g transform="translate(134 108) scale(0.9)">${letters(0, 0).replaceAll(sun, line)}</g>` +
    rotate(-12, 200, 140, box(176, 72, 48, 18, 7, rubber) + dot(200, 90, 7, sun)) +
    stroke('M296 128L346 112', line, 20) +
    stroke('M296 128L346 112', paint.dark, 14)
  )
}

/** A clock that shows the day, a loudspeaker below it. */
function dayClock(paint: Paint): string {
  const hand = stroke('M142 152V122M142 152L164 164', line, 6)
  return (
    shadow(200, 260, 130, 9) +
    plate('M110 246L96 262H304L290 246Z', steel) +
    box(72, 76, 256, 174, 18, paint.base) +
    box(88, 92, 224, 118, 10, white) +
    disc(142, 152, 42, '#EEF3F2') +
    [0, 1, 2, 3]
      .map((at) =>
        dot(
          142 + 33 * Math.round(Math.cos((at * Math.PI) / 2)),
          152 + 33 * Math.round(Math.sin((at * Math.PI) / 2)),
          3,
          line,
        ),
      )
      .join('') +
    hand +
    dot(142, 152, 4, line) +
    stroke('M206 122H292M206 146H268', line, 9) +
    disc(222, 184, 12, sun) +
    stroke('M246 176Q254 184 246 192M258 170Q270 184 258 198', line, 4) +
    stroke(
      'M150 222V238M164 222V238M178 222V238M192 222V238M206 222V238M220 222V238M234 222V238M248 222V238',
      paint.dark,
      4,
    )
  )
}

function pillBox(paint: Paint): string {
  const days = [284, 306, 328, 350]
    .map(
      (x, index) =>
        box(x, 222, 18, 24, 4, index === 2 ? paint.light : pale) + dot(x + 9, 236, 3.6, index === 1 ? sun : '#D9695F'),
    )
    .join('')
  return shadow(326, 258, 58, 7) + box(274, 146, 104, 110, 12, white) + stroke('M282 214H370', pale, 3) + days
}

function pendant(): string {
  const cord = 'M306 146L322 180M346 146L330 180M306 146Q308 138 314 138H338Q344 138 346 146'
  return stroke(cord, line, 3.4) + disc(326, 188, 17, pale) + disc(326, 188, 8.5, '#D9695F', 2)
}

function reminders(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (mentions(details, /telephone/)) return `<g transform="translate(56 0)">${phone(paint)}</g>`
  if (mentions(details, /clock/)) return dayClock(paint)
  return phone(paint) + pillBox(paint) + pendant()
}

function healthMonitor(paint: Paint): string {
  const digits = 'M84 126V152M104 126H120V139H104V152H120M136 126H152V152H136ZM136 139H152'
  const small = 'M104 168H120V192H104ZM104 180H120M136 168H152V180H136V192H152'
  return (
    shadow(126, 258, 96, 9) +
    shadow(294, 260, 80, 8) +
    stroke('M200 232Q232 262 244 232Q250 212 262 214', line, 8) +
    stroke('M200 232Q232 262 244 232Q250 212 262 214', grey, 3.4) +
    plate('M50 104Q52 92 64 92H184Q196 92 198 104L208 240Q208 256 194 256H54Q40 256 40 240Z', white) +
    box(62, 108, 124, 96, 8, '#C7DACF') +
    stroke(digits, line, 5) +
    stroke(small, line, 5) +
    patch('M78 176Q72 168 79 166Q84 166 84 171Q84 166 90 166Q96 168 90 176L84 183Z', '#D9695F') +
    disc(124, 230, 17, sun) +
    box(62, 222, 30, 15, 6, pale) +
    box(156, 222, 30, 15, 6, pale) +
    plate('M226 188Q224 132 294 128Q364 132 362 188V226Q362 254 294 258Q226 254 226 226Z', paint.base) +
    oval(294, 168, 66, 34, paint.dark) +
    oval(294, 172, 48, 22, paint.light) +
    stroke('M232 204Q294 232 356 204', paint.light, 4) +
    plate('M284 214H340Q346 214 346 220V246Q318 254 290 254Q282 254 282 246Z', paint.dark) +
    stroke('M296 226H332M296 236H328', paint.light, 3)
  )
}

function reminderName(details: ListingDetails): string {
  if (mentions(details, /telephone/)) return 'Amplified {colour} phone with big buttons and a lamp'
  if (mentions(details, /clock/)) return 'Reminder clock in {colour} with a loudspeaker'
  return 'Amplified {colour} phone, pill dispenser and alarm pendant'
}

const small = (details: ListingDetails) => mentions(details, /Stand magnifier/)

const drawMagnifier = (paint: Paint, _alone: boolean, details: ListingDetails) =>
  small(details) ? standMagnifier(paint) : magnifier(paint)

const magnifierName = (details: ListingDetails) =>
  small(details)
    ? 'Stand magnifier in {colour} with a lamp, on a page'
    : 'Video magnifier with large letters, and a {colour} hand magnifier'

export const sensoryAids: readonly [number, Drawing][] = [
  [
    56,
    {
      name: magnifierName,
      view: 'seen from the front',
      stands: 'table',
      rooms: ['living', 'bedroom'],
      draw: drawMagnifier,
      close: [
        ['the letters on the screen', 170, 110, 160],
        ['the hand magnifier', 326, 182, 130],
        ['the page under the camera', 172, 234, 150],
        ['the corner of the screen', 252, 160, 120],
      ],
    },
  ],
  [
    57,
    {
      name: reminderName,
      view: 'side by side',
      stands: 'table',
      rooms: ['living', 'bedroom', 'hall'],
      draw: reminders,
      close: [
        ['the middle', 178, 196, 130],
        ['the right part', 326, 218, 120],
        ['the upper right', 326, 178, 100],
        ['the left part', 72, 170, 150],
      ],
    },
  ],
  [
    58,
    {
      name: 'Blood pressure monitor with {colour} cuff',
      view: 'seen from the front',
      stands: 'table',
      rooms: ['living', 'bedroom'],
      draw: healthMonitor,
      close: [
        ['the display', 124, 156, 150],
        ['the cuff', 294, 188, 160],
        ['the start button', 124, 230, 110],
        ['the air hose', 236, 232, 110],
      ],
    },
  ],
]
