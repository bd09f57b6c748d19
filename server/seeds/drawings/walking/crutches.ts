import { line, metal, rubber, sun, woodLight } from '../colours.ts'
import { disc, dot, foot, grip, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'

function underarm(paint: Paint): string {
  return (
    tubes(['M176 64L192 206', 'M224 64L208 206'], { colour: woodLight, width: 11, inner: 6 }) +
    tubes(['M200 196V258'], { colour: woodLight, width: 14, inner: 9 }) +
    dot(200, 214, 2.2, line) +
    dot(200, 228, 2.2, line) +
    plate('M166 52Q166 42 178 44Q200 52 222 44Q234 42 234 52Q234 66 222 66H178Q166 66 166 52Z', paint.base) +
    stroke('M178 52Q200 59 222 52', paint.light, 3) +
    grip('M183 134H217', 15) +
    foot(200, 270, 0, sun)
  )
}

/** A cuff for the forearm over a grip that points forward. */
function forearm(paint: Paint): string {
  return (
    tubes(['M200 258V120L188 60'], { colour: paint.base, width: 13, inner: 8 }) +
    dot(200, 206, 2.2, line) +
    dot(200, 220, 2.2, line) +
    dot(200, 234, 2.2, line) +
    plate('M166 46Q188 58 212 42L218 74Q192 88 170 76Z', paint.dark) +
    stroke('M174 56Q190 64 208 54', paint.light, 3) +
    grip('M200 124L238 118', 16) +
    disc(200, 122, 8, metal) +
    foot(200, 270, 0, sun)
  )
}

/** A trough to lay the forearm in, a strap over it, an upright grip at its end. */
function platform(paint: Paint): string {
  return (
    shadow(200, 269, 34, 5) +
    tubes(['M200 258V96'], { width: 14, inner: 9 }) +
    [196, 210, 224, 238].map((y) => dot(200, y, 2.2, line)).join('') +
    plate('M120 66Q124 58 134 62Q180 78 232 62Q242 62 242 72L236 96Q180 108 128 96Z', paint.base) +
    stroke('M136 74Q180 88 230 74', paint.light, 4) +
    stroke('M164 68Q158 40 184 40Q208 42 200 72', line, 11) +
    stroke('M164 68Q158 40 184 40Q208 42 200 72', rubber, 6) +
    tubes(['M236 86H264V64'], { width: 9 }) +
    grip('M264 66V34', 16) +
    foot(200, 270, 0, sun)
  )
}

export function drawCrutches(paint: Paint, _alone: boolean, { properties }: ListingDetails): string {
  if (properties.crutch_type === 'Platform') return platform(paint)
  const one = properties.crutch_type?.startsWith('Forearm') ? forearm(paint) : underarm(paint)
  return (
    shadow(150, 269, 30, 5) +
    shadow(250, 269, 30, 5) +
    `<g transform="translate(-46 -2)">${rotate(-7, 200, 268, one)}</g>` +
    `<g transform="translate(50 -2)">${rotate(8, 200, 268, one)}</g>`
  )
}

export function crutchName({ properties }: ListingDetails): string {
  if (properties.crutch_type === 'Platform') return 'One platform crutch with {colour} trough'
  return properties.crutch_type?.startsWith('Forearm')
    ? 'Pair of forearm crutches in {colour}'
    : 'Pair of underarm crutches with {colour} pads'
}
