import { cane, line, metal, rubber, steel, sun } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, dot, grip, patch, place, plate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { wheel } from './wheels.ts'

/** A scooter's seat with arm, its post ending at the given point. */
export function scooterSeat(x: number, y: number): string {
  return (
    tubes([`M${x} ${y}V${y - 40}`], { width: 13, inner: 7 }) +
    plate(`M${x - 47} ${y - 122}Q${x - 34} ${y - 132} ${x - 24} ${y - 120}L${x - 14} ${y - 56}H${x - 38}Z`, rubber) +
    box(x - 42, y - 54, 96, 20, 8, rubber) +
    grip(`M${x - 32} ${y - 78}L${x + 26} ${y - 76}`, 12) +
    stroke(`M${x - 36} ${y - 112}L${x - 28} ${y - 64}M${x - 30} ${y - 48}H${x + 42}`, '#4A5A56', 3)
  )
}

function basket(x: number, y: number, width: number): string {
  const height = width * 0.72
  return (
    plate(`M${x} ${y}H${x + width}L${x + width - 6} ${y + height}H${x + 6}Z`, cane) +
    stroke(
      `M${x + 4} ${y + height * 0.36}H${x + width - 4}M${x + 5} ${y + height * 0.7}H${x + width - 5}M${x + width * 0.33} ${y + 2}V${y + height - 2}M${x + width * 0.67} ${y + 2}V${y + height - 2}`,
      '#B4946A',
      2,
    )
  )
}

export const hasBasket = (details: ListingDetails) => details.text === '' || mentions(details, /basket/i)

/** The handlebar's own post, and what a listing says is fixed to it. */
function front(details: ListingDetails): string {
  const hasSignals = mentions(details, /turn signals/)
  const mirror =
    tubes(['M252 60L238 34'], { width: 6, inner: 2 }) +
    plate('M226 18Q238 12 248 22L250 34Q240 42 228 36Z', metal) +
    (hasSignals
      ? tubes(['M278 58L298 34'], { width: 6, inner: 2 }) + plate('M290 20Q302 12 312 22L310 34Q300 42 290 34Z', metal)
      : '')
  const carried = mentions(details, /big basket/) ? basket(262, 84, 82) : hasBasket(details) ? basket(268, 92, 60) : ''
  const signals = hasSignals ? box(266, 98, 30, 20, 7, rubber) + dot(288, 108, 6, sun) : ''
  return (
    tubes(['M286 194L258 74'], { width: 11, inner: 5 }) +
    carried +
    plate('M250 56L284 50L288 74L256 80Z', rubber) +
    stroke('M262 60L274 58', sun, 3) +
    grip('M254 66L216 74', 12) +
    (hasSignals || details.text === '' || mentions(details, /rear light/) ? mirror : '') +
    signals
  )
}

function body(paint: Paint): string {
  return (
    plate(
      'M84 196Q82 176 104 174L164 170Q182 170 188 186L194 204H268L292 176Q312 164 326 184L338 204Q342 216 338 224H90Q80 222 84 196Z',
      paint.base,
    ) +
    patch(
      'M96 192Q98 184 110 182L160 178Q168 178 172 184L168 187Q162 184 156 184.500L112 188Q104 189 102 194Z',
      paint.light,
    ) +
    block(196, 203, 70, 9, rubber, 4) +
    box(318, 178, 16, 22, 8, sun)
  )
}

/** A long road scooter: a bumper, springs at the wheels, a high back with a headrest. */
function road(paint: Paint, details: ListingDetails): string {
  const spring = (x: number) => stroke(`M${x} 186l12 6l-14 6l14 6l-14 6l12 6`, line, 4)
  return (
    shadow(212, 269, 150) +
    scooterSeat(132, 180) +
    box(76, 34, 36, 24, 8, rubber) +
    front(details) +
    body(paint) +
    spring(122) +
    spring(304) +
    stroke('M70 214H56V234M342 214H362V236', line, 8) +
    wheel(118, 229, 41) +
    wheel(308, 229, 41)
  )
}

/** One wheel in front in its fork, the platform tapering to it. */
function threeWheels(paint: Paint, details: ListingDetails): string {
  return (
    shadow(206, 269, 130) +
    scooterSeat(132, 184) +
    tubes(['M312 236L264 74'], { width: 12, inner: 6, colour: paint.base }) +
    (mentions(details, /Basket/) ? basket(272, 96, 56) : '') +
    plate('M254 58L286 52L290 74L260 80Z', rubber) +
    stroke('M264 62L276 60', sun, 3) +
    grip('M258 68L220 76', 12) +
    plate('M84 200Q84 178 106 176L162 174Q180 174 186 190L192 210H284L296 220L284 230H92Q80 228 84 200Z', paint.base) +
    patch('M98 194Q100 186 112 185L158 182Q166 182 170 188L114 192Q106 193 104 198Z', paint.light) +
    block(196, 209, 82, 8, rubber, 4) +
    wheel(124, 234, 36) +
    wheel(314, 240, 30) +
    tubes(['M302 204L314 240'], { width: 9, colour: paint.base }) +
    plate('M288 196Q304 186 320 196L324 206Q306 198 290 208Z', paint.dark)
  )
}

/** A roof and clear front on four posts. */
function canopy(paint: Paint): string {
  return (
    patch('M262 36L312 40L326 170L288 180Z', '#CFE1E4', 0.7) +
    stroke('M312 40L326 172M68 34L84 180', line, 5) +
    plate('M44 28Q48 14 66 14H300Q324 16 326 36Q326 42 318 42H54Q44 40 44 28Z', paint.base) +
    stroke('M66 24H292', paint.light, 4)
  )
}

/** The old batteries taken out and standing by. */
function battery(x: number): string {
  return (
    box(x, 232, 46, 36, 4, rubber) +
    block(x + 1.3, 242, 43.4, 12, '#96434C') +
    box(x + 6, 226, 8, 8, 2, steel) +
    box(x + 32, 226, 8, 8, 2, steel)
  )
}

export function fullSizeScooter(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (details.properties.wheels_count === '3') return threeWheels(paint, details)
  if (mentions(details, /full suspension/)) return road(paint, details)
  const weak = details.properties.battery_holds_charge === 'Weak'
  const scooter =
    shadow(212, 269, 140) +
    scooterSeat(132, 180) +
    front(details) +
    body(paint) +
    (mentions(details, /rear light/) ? box(74, 196, 14, 16, 5, '#D9695F') : '') +
    wheel(122, 232, 38) +
    wheel(304, 232, 38)
  if (mentions(details, /canopy/)) return scooter + canopy(paint)
  return weak ? place(10, 0, 1, scooter) + battery(6) + battery(40) : scooter
}

export function fullSizeScooterName(details: ListingDetails): string {
  if (details.properties.wheels_count === '3') return 'Three-wheel {colour} mobility scooter'
  if (mentions(details, /full suspension/)) return 'Large {colour} mobility scooter with mirrors and springs'
  if (mentions(details, /canopy/)) return 'Full size {colour} mobility scooter with a rain canopy'
  if (details.properties.battery_holds_charge === 'Weak')
    return 'Full size {colour} mobility scooter, its batteries beside it'
  return `Full size {colour} mobility scooter${hasBasket(details) ? ' with basket' : ''}`
}
