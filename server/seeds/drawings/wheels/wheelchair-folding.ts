import { metal, rubber, steel } from '../colours.ts'
import { measure, mentions, noDetails } from '../listing-details.ts'
import { disc, dot, grip, patch, place, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import { tear } from '../repair.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { ring, spokedWheel, wheel } from './wheels.ts'

/** The cloth of back and seat; a seat that sags hangs below its tubes. */
function cloth(paint: Paint, details: ListingDetails): string {
  const seat = mentions(details, /sags/)
    ? plate('M126 152Q190 152 262 150L264 160Q190 196 128 160Z', paint.base)
    : plate('M126 152Q190 138 262 150L264 166H128Z', paint.base)
  return (
    seat +
    (mentions(details, /sags/)
      ? ''
      : patch('M140 151.500Q190 143 250 151.500L250 154.500Q190 146.500 140 154.500Z', paint.light))
  )
}

/** Flip-back arms are bare tubes; fixed and removable ones hold a guard that keeps the clothes off the wheel. */
function armrest(paint: Paint, details: ListingDetails): string {
  const kind = details.properties.armrests ?? 'Flip back'
  if (kind === 'Removable') {
    return (
      plate('M150 114H216L222 152H150Z', paint.dark) + tubes(['M148 158V110H214L228 154']) + grip('M150 110H206', 14)
    )
  }
  if (kind === 'Fixed') {
    return (
      plate('M146 112H240L243 152H146Z', metal) +
      stroke('M156 122H232M156 132H234', steel, 3) +
      grip('M142 110H244', 14)
    )
  }
  return tubes(['M212 110H232Q240 110 241 118L245 156']) + grip('M146 110H214', 13)
}

/** The legs' tubes behind the wheels. */
function hanger(details: ListingDetails): string[] {
  const kind = details.properties.legrests ?? 'Swing away'
  if (kind === 'Missing') return []
  if (kind === 'Elevating') return ['M258 168L344 196L350 214']
  return ['M262 158L289 232Q294 244 308 244H318']
}

function footrest(paint: Paint, details: ListingDetails): string {
  const kind = details.properties.legrests ?? 'Swing away'
  if (kind === 'Missing') return ''
  if (kind === 'Elevating') {
    return (
      rotate(
        18,
        306,
        170,
        plate('M282 162H326Q334 162 334 170Q334 178 326 178H282Q274 178 274 170Q274 162 282 162Z', paint.base) +
          stroke('M284 167H324', paint.light, 3),
      ) + grip('M344 218L358 184', 12)
    )
  }
  return grip('M308 245L346 243', 12)
}

/** The frame, the cloth and the arm of a folding chair; the wheels come in front of it. */
export function chairFrame(paint: Paint, details: ListingDetails = noDetails): string {
  const heavy = measure(details, 'seat_width_in', 18) >= 22
  return (
    plate('M110 62L127 60L143 147L124 150Z', paint.base) +
    patch('M111.500 64L116 63.500L130 148L125.500 148.500Z', paint.dark) +
    tubes([
      'M84 53L104 50Q115 49 117 60L134 164',
      'M130 168L264 204',
      ...(heavy ? ['M132 188L262 224', 'M132 210L262 172', 'M132 228L262 190'] : []),
      'M132 160H262',
      'M252 160L268 226',
      ...hanger(details),
    ]) +
    cloth(paint, details) +
    armrest(paint, details) +
    grip('M80 54L100 51', 13)
  )
}

/** A wheel of five broad spokes, as solid tires have. */
function solidWheel(x: number, y: number, r: number): string {
  const spokes = [0, 1, 2, 3, 4].map((index) => {
    const angle = (2 * Math.PI * index) / 5 - 0.3
    return `M${x} ${y}L${(x + (r - 10) * Math.cos(angle)).toFixed(1)} ${(y + (r - 10) * Math.sin(angle)).toFixed(1)}`
  })
  return (
    tubes(spokes, { colour: rubber, width: 11, inner: 6 }) +
    ring(x, y, r - 15, metal, 6) +
    ring(x, y, r - 5, '#23362F', 10) +
    disc(x, y, 14, '#FFC43D')
  )
}

function rearWheel(details: ListingDetails): string {
  if (mentions(details, /tires are solid/)) return solidWheel(159, 196, 74)
  if (mentions(details, /reinforced wheels/)) return spokedWheel(159, 196, 74, { spokes: 28, tyre: 12 })
  return spokedWheel(159, 196, 74)
}

/** An active user's chair: one rigid frame, a low back without handles, and a plate that stays. */
function rigid(paint: Paint): string {
  const frame = { colour: paint.base, width: 11, inner: 6 }
  return (
    shadow(206, 269, 122) +
    plate('M130 88L144 86L154 152L138 154Z', rubber) +
    tubes(['M136 90L150 160H262L292 240H318', 'M150 166L170 196H268L276 226'], frame) +
    plate('M140 140Q196 128 262 140L264 158H142Z', '#4A5A56') +
    stroke('M152 144Q196 136 252 144', '#8B9A94', 3) +
    grip('M296 243L330 242', 10) +
    wheel(276, 254, 15) +
    spokedWheel(166, 196, 74, { spokes: 10 })
  )
}

/** Its fork bent, a caster off and lying by. */
function bent(paint: Paint, details: ListingDetails): string {
  return (
    shadow(206, 269, 130) +
    chairFrame(paint, details) +
    tubes(['M268 218L284 236L276 252'], { width: 8, inner: 3, colour: steel }) +
    dot(276, 252, 4, rubber) +
    rotate(-16, 316, 262, place(0, 98, 0.62, wheel(504, 256, 30))) +
    tear(130, 84) +
    spokedWheel(159, 196, 74)
  )
}

export function foldingWheelchair(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (details.forParts) return bent(paint, details)
  if (details.properties.frame_type === 'Rigid') return rigid(paint)
  const chair =
    shadow(206, 269, 130) +
    chairFrame(paint, details) +
    footrest(paint, details) +
    wheel(265, 246, 23) +
    rearWheel(details)
  return measure(details, 'seat_width_in', 18) <= 16 ? place(30, 40, 0.85, chair) : chair
}

const legs: Record<string, string> = { Missing: ', its footrests missing', Elevating: ' and raised leg rest' }

export function wheelchairName(details: ListingDetails): string {
  if (details.properties.frame_type === 'Rigid') return 'Rigid wheelchair with {colour} frame and a low back'
  const size = measure(details, 'seat_width_in', 18)
  const kind = size >= 22 ? 'Wide folding' : size <= 16 ? 'Small folding' : 'Folding'
  return `${kind} wheelchair with {colour} seat${legs[details.properties.legrests ?? ''] ?? ''}`
}
