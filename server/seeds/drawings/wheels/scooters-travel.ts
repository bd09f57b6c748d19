import { line, metal, rubber, steel, sun } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, disc, grip, patch, place, plate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { wheel } from './wheels.ts'

const grey = '#4A5A56'

const seat = (paint: Paint) =>
  plate('M106 98Q118 90 126 100L132 144H112Z', paint.base) +
  box(104, 142, 78, 16, 7, rubber) +
  grip('M116 122L160 123', 11)

/** The seat turned to the back, as one sits down on it. */
const turnedSeat = (paint: Paint) => `<g transform="translate(280 0) scale(-1 1)">${seat(paint)}</g>`

function tiller(): string {
  return (
    tubes(['M288 226L256 92'], { width: 9 }) +
    disc(281, 196, 7, steel) +
    plate('M244 78L274 72L278 92L250 97Z', rubber) +
    stroke('M254 82L262 80', sun, 3) +
    grip('M248 86L218 96', 11) +
    stroke('M246 94Q232 104 222 104', rubber, 3.6)
  )
}

function body(paint: Paint): string {
  return (
    plate(
      'M98 210Q98 198 110 196L176 194Q188 194 192 206L196 226H286L304 214Q318 210 322 224L324 238H100Z',
      paint.base,
    ) +
    patch('M110 208Q112 203 120 202L170 200Q176 200 178 204L176 207L118 209Z', paint.light) +
    block(198, 224, 84, 7, rubber, 3) +
    box(112, 214, 54, 20, 5, grey) +
    stroke('M126 220H152', metal, 4)
  )
}

/** A frame of joints that folds by itself, without panels. */
function folding(paint: Paint): string {
  const frame = { colour: paint.base, width: 12, inner: 7 }
  return (
    shadow(204, 269, 118) +
    tubes(['M116 244L176 176H206', 'M120 240H290', 'M176 176L214 240', 'M292 244L262 96'], frame) +
    tubes(['M158 172V150'], { width: 11, inner: 5 }) +
    box(116, 140, 80, 14, 7, rubber) +
    tubes(['M124 142L116 92'], { width: 9 }) +
    box(102, 82, 26, 36, 8, rubber) +
    box(196, 222, 64, 14, 4, grey) +
    disc(176, 178, 9, sun) +
    disc(276, 168, 8, steel) +
    disc(214, 238, 7, steel) +
    plate('M248 84L274 78L278 94L252 100Z', rubber) +
    grip('M252 90L224 98', 11) +
    wheel(116, 249, 21) +
    wheel(294, 250, 20, sun)
  )
}

export function travelScooter(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (details.properties.takes_apart === 'Folds automatically') return folding(paint)
  const loose = details.forParts
    ? box(150, 204, 22, 14, 3, '#13201D') +
      stroke('M172 211Q206 200 210 246Q214 262 236 258', line, 4) +
      stroke('M236 254l8 -4M238 262l9 2', steel, 4)
    : ''
  const scooter =
    shadow(204, 269, 122) +
    tubes(['M140 204V150'], { width: 11, inner: 5 }) +
    (details.forParts ? turnedSeat(paint) : seat(paint)) +
    tiller() +
    body(paint) +
    loose +
    wheel(124, 245, 25) +
    wheel(304, 247, 23, sun)
  if (!mentions(details, /spare battery/)) return scooter
  return (
    place(16, 0, 1, scooter) +
    box(14, 236, 66, 32, 5, grey) +
    stroke('M30 236Q46 218 62 236', line, 5) +
    stroke('M26 248H54', metal, 4)
  )
}

export function travelScooterName(details: ListingDetails): string {
  if (details.forParts) return 'Small {colour} travel scooter, its seat turned and a loose cord'
  return details.properties.takes_apart === 'Folds automatically'
    ? 'Folding {colour} travel scooter'
    : 'Small {colour} travel scooter'
}
