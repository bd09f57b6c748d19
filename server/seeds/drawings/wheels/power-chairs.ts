import { grey, line, rubber, steel, sun } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { box, disc, grip, patch, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, ListingDetails, Paint } from '../types.ts'
import { wheel } from './wheels.ts'

function back(paint: Paint): string {
  return (
    plate('M110 62Q126 56 138 62L160 156H134Q126 156 124 148Z', paint.base) +
    patch('M116 66L122 64.500L142 150L135 152Z', paint.dark)
  )
}

function headrest(paint: Paint): string {
  return box(102, 30, 38, 24, 8, paint.base) + tubes(['M118 54L120 62'], { width: 8, inner: 3 })
}

function cushion(paint: Paint): string {
  return (
    plate(
      'M120 150Q122 140 136 142L198 146Q250 142 270 148Q280 158 270 168Q196 176 132 168Q120 162 120 150Z',
      paint.base,
    ) + patch('M146 150Q200 155 256 151L256 155Q200 159 146 154Z', paint.light)
  )
}

function armAndStick(): string {
  return (
    tubes(['M190 142V112'], { width: 11, inner: 6 }) +
    grip('M148 108L240 108', 14) +
    tubes(['M240 106L254 96V84'], { width: 7, inner: 2, colour: steel }) +
    disc(254, 78, 8, sun)
  )
}

const chassis = () => plate('M108 190H276Q284 190 282 202L276 246H118Q108 246 108 234Z', '#6B7C76')

/** Big wheels in the middle or at the back, as the drive is. */
function wheels(details: ListingDetails): string {
  if (details.properties.power_drive !== 'Mid wheel') return wheel(152, 222, 47) + wheel(256, 244, 25)
  return wheel(122, 252, 17) + wheel(270, 252, 17) + wheel(196, 230, 39)
}

/** A broad captain's seat with stitched ribs and no headrest of its own. */
function captain(paint: Paint): string {
  return (
    plate('M102 44Q104 32 118 32Q134 34 138 48L160 156H130Q122 156 120 148Z', paint.base) +
    stroke('M112 62L136 58M117 86L142 82M122 110L148 106', paint.dark, 3) +
    cushion(paint)
  )
}

/** Seat, back and head tilted as one, with side covers in the paint. */
function tilted(paint: Paint): string {
  return (
    shadow(210, 269, 122) +
    tubes(['M192 200L178 168', 'M150 206L214 168'], { width: 12, inner: 6, colour: steel }) +
    plate('M108 190H276Q284 190 282 202L276 246H118Q108 246 108 234Z', paint.dark) +
    stroke('M124 204H262', paint.light, 4) +
    rotate(
      -20,
      190,
      164,
      back(paint) +
        headrest(paint) +
        stroke('M140 40Q150 42 148 52', line, 5) +
        cushion(paint) +
        tubes(['M268 160L306 200']) +
        plate('M272 158L300 186L290 194L264 168Z', paint.base) +
        grip('M296 204L322 190', 12) +
        armAndStick(),
    ) +
    wheel(122, 252, 17) +
    wheel(270, 252, 17) +
    wheel(196, 230, 39)
  )
}

/** A light frame that folds like a stroller, two batteries under the seat. */
function foldable(paint: Paint): string {
  return (
    shadow(208, 269, 120) +
    tubes(['M98 50L118 52L142 158', 'M142 158L282 240', 'M140 240L262 160', 'M262 160L288 236H316']) +
    plate('M112 60L130 59L148 152L130 154Z', paint.base) +
    stroke('M120 82L136 80M126 110L142 108', paint.light, 3) +
    plate('M134 150H264L268 166H136Z', paint.base) +
    stroke('M146 155H254', paint.light, 3) +
    box(166, 186, 34, 22, 4, grey) +
    box(206, 186, 34, 22, 4, grey) +
    stroke('M174 192H192M214 192H232', sun, 4) +
    grip('M150 112H238', 12) +
    tubes(['M212 112L236 158'], { width: 7, inner: 2 }) +
    tubes(['M238 110L250 102V92'], { width: 7, inner: 2, colour: steel }) +
    disc(250, 86, 7, rubber) +
    grip('M312 238H340', 11) +
    grip('M90 49L108 50', 13) +
    wheel(144, 236, 33) +
    wheel(284, 248, 21)
  )
}

/** The cover off and lying by, the wires out, the control hanging. */
function opened(paint: Paint): string {
  return (
    shadow(210, 269, 122) +
    tubes(['M192 190V160'], { width: 14, inner: 8 }) +
    tubes(['M284 206L300 246']) +
    plate('M118 196H270L268 246H122Z', '#2E3B38') +
    box(206, 204, 26, 34, 3, steel) +
    box(236, 204, 26, 34, 3, steel) +
    stroke('M214 204Q210 182 230 186Q246 190 240 206', '#96434C', 4) +
    stroke('M252 204Q262 180 286 190Q296 196 290 208', line, 4) +
    grip('M290 250H330', 12) +
    back(paint) +
    cushion(paint) +
    tubes(['M190 142V112'], { width: 11, inner: 6 }) +
    grip('M148 108L240 108', 14) +
    stroke('M240 112Q262 124 256 148', rubber, 4) +
    rotate(150, 256, 154, box(247, 148, 18, 20, 4, grey) + disc(256, 142, 6, sun)) +
    wheel(152, 222, 47) +
    wheel(256, 244, 25) +
    rotate(
      -62,
      54,
      232,
      plate('M18 214H92Q98 214 96 222L92 250H24Q16 250 16 240Z', '#6B7C76') + stroke('M30 226H80', '#8B9A94', 3),
    )
  )
}

function powerChair(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (details.forParts) return opened(paint)
  if (details.properties.seat_functions?.startsWith('Tilt')) return tilted(paint)
  if (mentions(details, /folds like/)) return foldable(paint)
  return (
    shadow(210, 269, 122) +
    tubes(['M192 190V160'], { width: 14, inner: 8 }) +
    tubes(['M284 206L300 246']) +
    chassis() +
    box(218, 202, 44, 17, 6, sun) +
    stroke('M124 202H196', '#8B9A94', 3) +
    grip('M290 250H338', 12) +
    (mentions(details, /captain/) ? captain(paint) : back(paint) + headrest(paint) + cushion(paint)) +
    armAndStick() +
    wheels(details)
  )
}

function powerChairName(details: ListingDetails): string {
  if (details.forParts) return 'Power wheelchair with {colour} seat, its cover off and wires showing'
  if (details.properties.seat_functions?.startsWith('Tilt')) return 'Power wheelchair with {colour} seat, tilted back'
  return `${mentions(details, /folds like/) ? 'Folding power wheelchair' : 'Power wheelchair'} with {colour} seat and joystick`
}

export const powerChairs: readonly [number, Drawing][] = [
  [
    7,
    {
      name: powerChairName,
      rooms: ['garage', 'hall', 'living'],
      draw: powerChair,
      close: ({ properties }) => [
        ['the joystick and the armrest', 226, 108, 150],
        ['the drive wheel', 156, 220, 150],
        [
          properties.seat_functions?.startsWith('Tilt') ? 'the front wheel' : 'the footrest and the front wheel',
          284,
          230,
          140,
        ],
        ['the back and the armrest', 130, 82, 170],
      ],
    },
  ],
]
