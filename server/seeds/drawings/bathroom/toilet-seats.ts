import { line, steel, sun, white } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, disc, grip, patch, plate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { toiletSide } from './fixtures.ts'

const below = () => shadow(212, 270, 84) + toiletSide()

/** The seat itself, higher at the back, of the given height. */
function seat(paint: Paint, height: number): string {
  const top = 174 - height
  return (
    plate(
      `M136 ${top + 14}Q136 ${top + 2} 148 ${top}L262 ${top + 8}Q274 ${top + 9} 274 ${top + 20}V166Q274 172 266 172H144Q136 172 136 164Z`,
      paint.base,
    ) + patch(`M146 ${top + 8}L262 ${top + 15}L262 ${top + 19}L146 ${top + 12}Z`, paint.light)
  )
}

function withArms(paint: Paint): string {
  return (
    below() +
    tubes(['M158 140V92Q158 82 168 82H206', 'M256 140V96Q256 84 246 82H238']) +
    seat(paint, 50) +
    stroke('M138 158Q204 164 272 158', paint.dark, 2.4) +
    disc(154, 152, 7, sun) +
    grip('M170 82H208', 14) +
    grip('M236 82H246', 14)
  )
}

/** A ring between the bowl and one's own seat, its long bolts beside. */
function riser(paint: Paint): string {
  return (
    below() +
    box(126, 150, 150, 18, 5, paint.base) +
    stroke('M136 156H266', paint.light, 3) +
    box(120, 136, 160, 14, 7, white) +
    stroke('M254 168V196M266 168V196', steel, 5) +
    box(248, 192, 12, 8, 2, sun) +
    stroke('M80 268V236M98 268V236', steel, 6) +
    stroke('M74 236H86M92 236H104', line, 6)
  )
}

/** Lying on the bowl, held by rubber pads alone. */
const resting = (paint: Paint) =>
  below() +
  seat(paint, 40) +
  [158, 204, 250].map((x) => box(x - 9, 164, 18, 9, 3, sun)).join('') +
  stroke('M186 146H226', paint.dark, 6)

/** Held by a bracket at each side. */
const clamped = (paint: Paint) =>
  below() + seat(paint, 32) + box(182, 160, 26, 34, 5, steel) + disc(195, 184, 8, sun) + stroke('M188 168H202', line, 3)

/** New in its box, the seat printed on it. */
function boxed(paint: Paint): string {
  return (
    shadow(200, 270, 116) +
    plate('M96 132H304V268H96Z', '#D9B98C') +
    plate('M96 132L112 112H320L304 132Z', '#E6CDA6') +
    plate('M304 132L320 112V248L304 268Z', '#B4946A') +
    block(186, 133, 28, 134, '#F3EEE2') +
    plate('M186 132L202 112H230L214 132Z', '#F3EEE2', 1.6) +
    block(112, 160, 66, 78, white, 4) +
    plate('M122 198Q122 182 145 182Q168 182 168 198Q168 222 145 222Q122 222 122 198Z', paint.base) +
    plate('M134 200Q134 192 145 192Q156 192 156 200Q156 212 145 212Q134 212 134 200Z', white, 2) +
    stroke('M120 170H170', paint.light, 4) +
    stroke('M232 240V218M232 218l-8 8M232 218l8 8M262 240V218M262 218l-8 8M262 218l8 8', line, 4) +
    block(228, 150, 50, 22, sun, 3)
  )
}

type Kind = 'arms' | 'riser' | 'resting' | 'clamped' | 'boxed'

function kindOf(details: ListingDetails): Kind {
  if (mentions(details, /in its box/)) return 'boxed'
  if (mentions(details, /riser/)) return 'riser'
  if (details.properties.fixing === 'Rests in place') return 'resting'
  return details.properties.arms_back === 'Neither' ? 'clamped' : 'arms'
}

const forms: Record<Kind, (paint: Paint) => string> = { arms: withArms, riser, resting, clamped, boxed }

const names: Record<Kind, string> = {
  arms: 'Raised toilet seat in {colour} with arms',
  riser: 'Flat {colour} raised toilet seat between bowl and seat, bolts beside it',
  resting: 'Raised toilet seat in {colour}, resting on the bowl',
  clamped: 'Raised toilet seat in {colour} with a clamp at its side',
  boxed: 'Raised toilet seat in {colour}, new in its box',
}

export const raisedSeat = (paint: Paint, _alone: boolean, details: ListingDetails) => forms[kindOf(details)](paint)
export const raisedSeatName = (details: ListingDetails) => names[kindOf(details)]
