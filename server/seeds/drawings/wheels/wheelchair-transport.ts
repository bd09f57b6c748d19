import { line, rubber, sun } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { disc, grip, patch, plate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { wheel } from './wheels.ts'

function legs(details: ListingDetails): string {
  return details.properties.legrests === 'Fixed'
    ? tubes(['M264 158V238H306']) + grip('M284 239H318', 9)
    : tubes(['M264 158L294 232Q299 244 312 244']) + grip('M310 245L344 243', 12)
}

/** The extras by the listing's details: a belt, a back that folds in half, cracks in the vinyl. */
function extras(paint: Paint, details: ListingDetails): string {
  const belt = stroke('M146 146Q190 118 262 154', line, 9) + stroke('M146 146Q190 118 262 154', paint.light, 4)
  const brake = stroke('M96 58Q112 68 122 62', rubber, 4)
  return (
    (mentions(details, /belt/) ? belt + plate('M196 128H214V140H196Z', rubber) + brake : '') +
    (mentions(details, /folds in half/) ? stroke('M124 104L146 101', line, 5) + disc(136, 102, 7, '#A9B8B4') : '') +
    (mentions(details, /cracks/) ? stroke('M176 149L182 160M206 147L200 160M232 150L238 162', line, 2) : '')
  )
}

export function transportChair(paint: Paint, _alone: boolean, details: ListingDetails): string {
  return (
    shadow(200, 269, 128) +
    plate('M118 58L136 57L150 152L131 154Z', paint.base) +
    patch('M119.500 60L124 59.500L138 152L133 152.500Z', paint.dark) +
    tubes([
      'M92 48L112 46Q123 45 124 56L142 160',
      'M140 164L128 238',
      'M142 168L262 244',
      'M130 234L262 168',
      'M144 162H264',
      'M258 162L270 246',
      'M216 110H238Q246 110 247 118L250 160',
    ]) +
    legs(details) +
    plate('M136 153Q196 141 264 151L266 167H138Z', paint.base) +
    patch('M150 152.500Q196 145 252 152.500L252 155.500Q196 148 150 155.500Z', paint.light) +
    grip('M152 110H218', 13) +
    grip('M88 49L108 47', 13) +
    extras(paint, details) +
    wheel(128, 238, 31, sun) +
    wheel(270, 245, 24, sun)
  )
}
