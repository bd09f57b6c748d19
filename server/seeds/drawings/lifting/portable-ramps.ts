import { grey, line, metal, rubber, steel, sun, white } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, disc, dot, patch, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'

const step = (alone: boolean) => {
  const left = alone ? 34 : -6
  return plate(`M${left} 192H158V268H${left}Z`, '#B7B2A4') + block(left + 1.3, 193.3, 155.4 - left, 8, '#C9C5B8')
}

function folding(paint: Paint, alone: boolean): string {
  const ribs = Array.from({ length: 7 }, (_, index) => {
    const x = 172 + index * 28
    return `M${x} ${192.5 + index * 9.75}L${x - 2} ${200.5 + index * 9.75}`
  }).join('')
  return (
    step(alone) +
    shadow(270, 271, 122, 5) +
    plate('M148 182L378 262L374 272L142 194Z', metal) +
    patch('M150 185L376 263.500L375 267L149 188.500Z', white) +
    stroke(ribs, grey, 2) +
    stroke('M150 178L376 257', line, 8) +
    stroke('M150 178L376 257', paint.base, 4) +
    stroke('M240 206Q252 196 274 218', line, 7) +
    stroke('M240 206Q252 196 274 218', rubber, 3) +
    box(134, 184, 30, 9, 4, sun)
  )
}

function rubberThreshold(paint: Paint): string {
  return (
    shadow(200, 282, 172, 7) +
    plate('M70 214H330V232H70Z', '#B98550') +
    block(72, 216, 256, 5, '#D0A06B') +
    plate('M84 230H316L372 274H28Z', rubber) +
    patch('M92 235H308L316 242H84Z', grey) +
    stroke('M76 248H324M68 255H332M59 262H341', '#55655F', 3.4) +
    plate('M28 274H372V282H28Z', '#1F2B28') +
    stroke('M84 230L28 274M316 230L372 274', sun, 5) +
    stroke('M96 222H304', paint.base, 5)
  )
}

/** Folded like a suitcase, its handle on top, leaning at the step. */
function suitcase(paint: Paint, alone: boolean): string {
  return (
    step(alone) +
    shadow(262, 271, 92) +
    stroke('M232 152Q232 124 264 124Q296 124 296 152', line, 12) +
    stroke('M232 152Q232 124 264 124Q296 124 296 152', rubber, 6) +
    box(176, 150, 176, 118, 6, metal) +
    patch('M182 156H346V164H182Z', white) +
    stroke('M264 152V266', line, 3) +
    stroke('M194 178V254M212 178V254M230 178V254M298 178V254M316 178V254M334 178V254', steel, 5) +
    stroke('M178 262H350', paint.base, 7) +
    [196, 332].map((x) => box(x - 8, 146, 16, 10, 3, sun)).join('')
  )
}

/** Two halves, one laid from the step, one standing beside it. */
function halves(paint: Paint, alone: boolean): string {
  const strips = Array.from({ length: 9 }, (_, index) => `M${170 + index * 23} ${190 + index * 8}l-8 6`).join('')
  return (
    rotate(
      7,
      352,
      150,
      box(318, 66, 66, 200, 5, metal) +
        stroke('M326 84H376M326 112H376M326 140H376M326 168H376M326 196H376M326 224H376', grey, 6) +
        stroke('M384 72V260', paint.base, 5),
    ) +
    step(alone) +
    shadow(260, 274, 128, 5) +
    plate('M144 182L366 258L370 274L138 198Z', metal) +
    patch('M150 186L362 259L363 263L149 190Z', white) +
    stroke(strips, line, 4) +
    disc(252, 226, 6, steel) +
    stroke('M140 200L368 277', paint.base, 5) +
    box(132, 180, 32, 9, 4, sun)
  )
}

/** A long way with a landing, rails on both sides. */
function modular(paint: Paint, alone: boolean): string {
  const posts = [170, 214, 258, 302, 346, 384]
  const top = (x: number) => (x < 232 ? 190 : 190 + (x - 232) * 0.46)
  const uprights = posts.map((x) => `M${x} ${top(x)}V${top(x) - 70}`).join('')
  const rail = (up: number) => `M158 ${190 - up}H232L390 ${263 - up}`
  return (
    step(alone) +
    shadow(274, 274, 122, 5) +
    tubes(['M176 200V268', 'M226 200V268', 'M276 220V268', 'M322 240V268'], { colour: steel, width: 8, inner: 3 }) +
    plate('M150 188H234L392 260V270L232 202H150Z', metal) +
    stroke('M232 190V202', line, 3) +
    tubes([uprights, rail(66), rail(38)], { width: 8, inner: 3, colour: paint.base }) +
    disc(232, 124, 6, sun)
  )
}

/** A short rough board with stones in its surface. */
function short(paint: Paint, alone: boolean): string {
  const grit = Array.from({ length: 12 }, (_, index) => dot(180 + index * 12, 208 + index * 4.6, 2.4, line)).join('')
  return (
    step(alone) +
    shadow(250, 272, 102, 5) +
    plate('M146 186L334 258L330 272L140 200Z', '#8B9A94') +
    grit +
    stroke('M146 186L334 258', paint.base, 6) +
    box(134, 184, 28, 9, 4, sun)
  )
}

const kindOf = (details: ListingDetails) => {
  const { ramp_style: style } = details.properties
  if (style === 'Modular') return 'modular'
  if (style === 'Multi fold') return 'halves'
  if (mentions(details, /suitcase/i)) return 'suitcase'
  return mentions(details, /garden shed/) ? 'short' : 'folding'
}

const ramps = { modular, halves, suitcase, short, folding }

const names = {
  modular: 'Modular ramp with landing and {colour} handrails',
  halves: 'Multi fold ramp in two halves with {colour} edges, one of them at a door step',
  suitcase: 'Suitcase ramp with {colour} edge, folded, at a door step',
  short: 'Short ramp with rough surface and {colour} edge, from a door step',
  folding: 'Folding aluminum ramp with {colour} edge, from a door step',
}

export const portableRamp = (paint: Paint, alone: boolean, details: ListingDetails) =>
  ramps[kindOf(details)](paint, alone)
export const rampName = (details: ListingDetails) => names[kindOf(details)]

/** A plate of metal on legs that screw up and down. */
function metalThreshold(paint: Paint): string {
  return (
    shadow(200, 282, 172, 7) +
    plate('M70 204H330V224H70Z', '#B98550') +
    tubes(['M92 236V272', 'M308 236V272'], { colour: steel }) +
    box(82, 268, 20, 12, 3, sun) +
    box(298, 268, 20, 12, 3, sun) +
    plate('M84 214H316L360 276H40Z', metal) +
    patch('M92 219H308L313 226H87Z', white) +
    Array.from({ length: 6 }, (_, index) => stroke(`M${112 + index * 35} 232L${100 + index * 40} 268`, grey, 4)).join(
      '',
    ) +
    stroke('M84 214H316', paint.base, 6)
  )
}

const ofMetal = ({ properties }: ListingDetails) => properties.material === 'Aluminium'

export const thresholdRamp = (paint: Paint, _alone: boolean, details: ListingDetails) =>
  ofMetal(details) ? metalThreshold(paint) : rubberThreshold(paint)

export const thresholdName = (details: ListingDetails) =>
  ofMetal(details)
    ? 'Aluminum threshold ramp on screw legs with {colour} strip'
    : 'Rubber threshold ramp at a door sill with {colour} strip'
