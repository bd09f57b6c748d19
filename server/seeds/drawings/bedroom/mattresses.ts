import { line, metal, rubber, steel, sun, white, wood } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, disc, dot, patch, plate, rotate, shadow, stroke } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { lowBed } from './furniture.ts'

function airMattress(paint: Paint): string {
  const cell = (index: number) => {
    const x = 48 + index * 27.5
    return box(x, 158, 27.5, 46, 11, index % 2 ? paint.base : paint.light)
  }
  return (
    shadow(200, 270, 164) +
    block(58, 246, 14, 24, rubber, 3) +
    block(318, 246, 14, 24, rubber, 3) +
    box(36, 230, 318, 20, 5, wood) +
    Array.from({ length: 11 }, (_, index) => cell(index)).join('') +
    box(44, 192, 310, 40, 10, paint.base) +
    patch('M54 200H344V204H54Z', paint.light) +
    stroke('M54 222H344', paint.dark, 2.6) +
    stroke('M346 210Q386 214 382 240Q380 262 356 250', line, 8) +
    stroke('M346 210Q386 214 382 240Q380 262 356 250', metal, 3) +
    box(270, 206, 78, 50, 8, white) +
    box(282, 216, 30, 16, 3, '#DDE6E3') +
    dot(330, 224, 7, sun) +
    stroke('M284 244H312', steel, 4) +
    stroke('M276 206V196M342 206V196', line, 5)
  )
}

/** A foam overlay, half of it rolled up like a sleeping bag. */
function overlay(paint: Paint): string {
  const ripples = Array.from({ length: 9 }, (_, index) => `M${150 + index * 22} 214q11 -12 22 0`).join('')
  return (
    shadow(200, 271, 160) +
    lowBed(26, 374) +
    plate('M120 214H356Q362 214 362 206V202H120Z', paint.light) +
    stroke(ripples, paint.base, 4) +
    disc(98, 172, 42, paint.base) +
    stroke('M98 172m-28 0a28 28 0 1 1 28 28M98 172m-14 0a14 14 0 1 1 14 14', paint.light, 5) +
    stroke('M60 158Q98 130 136 158', line, 8) +
    stroke('M60 158Q98 130 136 158', paint.dark, 4) +
    block(92, 136, 16, 10, sun, 2)
  )
}

export const reliefMattress = (paint: Paint, _alone: boolean, { properties }: ListingDetails) =>
  properties.mattress_type?.startsWith('Overlay') ? overlay(paint) : airMattress(paint)

export const mattressName = ({ properties }: ListingDetails) =>
  properties.mattress_type?.startsWith('Overlay')
    ? 'Foam mattress overlay in {colour}, half rolled up'
    : 'Alternating air mattress in {colour} with its pump'

/** A block with a hollow for the heel. */
function legLift(paint: Paint): string {
  return (
    shadow(200, 272, 168) +
    lowBed(26, 374) +
    plate(
      'M96 214V168Q96 152 114 150H226Q240 150 248 168Q258 190 280 190Q300 190 306 172Q310 160 322 162V202Q322 214 310 214Z',
      paint.base,
    ) +
    stroke('M112 160H224', paint.light, 4) +
    stroke('M104 198H310', paint.dark, 2.6) +
    block(120, 186, 26, 9, sun, 2)
  )
}

const wedgeOnly = (details: ListingDetails) => details.text !== ''

export const wedges = (paint: Paint, _alone: boolean, details: ListingDetails) =>
  mentions(details, /hollow for the heel/) ? legLift(paint) : wedge(paint, !wedgeOnly(details))

export const wedgeName = (details: ListingDetails) =>
  mentions(details, /hollow for the heel/)
    ? 'Leg support cushion in {colour} on a bed, a hollow in it'
    : wedgeOnly(details)
      ? 'Foam bed wedge in {colour}, on a mattress'
      : 'Bed wedge and leg support in {colour}, on a mattress'

const legSupport = (paint: Paint) =>
  plate('M262 214V196Q264 176 282 180Q300 190 312 170Q330 150 346 178Q352 196 352 214Z', paint.base) +
  stroke('M274 190Q296 204 318 178Q330 164 340 182', paint.light, 3.6)

function wedge(paint: Paint, support: boolean): string {
  return (
    shadow(200, 272, 168) +
    lowBed(26, 374) +
    plate('M60 214V110Q60 96 74 100L236 202Q244 212 232 214Z', paint.base) +
    patch('M72 108L222 203L214 203L70 114Z', paint.light) +
    stroke('M70 200H206', paint.dark, 2.6) +
    rotate(33, 118, 118, box(82, 92, 72, 30, 13, white)) +
    (support ? legSupport(paint) : '') +
    block(78, 188, 26, 10, sun, 2)
  )
}
