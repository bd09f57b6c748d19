import { grey, line, rubber, steel, sun } from '../colours.ts'
import { measure } from '../listing-details.ts'
import { block, box, disc, dot, grip, plate, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'

function stairs(alone: boolean): string {
  const [left, right, bottom] = alone ? [14, 390, 282] : [-10, 410, 310]
  let d = `M${left} 268`
  let treads = ''
  for (let index = 0; index < 6; index++) {
    const x = 84 + index * 58
    const y = 268 - index * 36
    d += `H${x}V${y - 36}`
    treads += box(x - 5, y - 37, Math.min(67, right - x + 5), 10, 3, '#D0A06B')
  }
  return plate(`${d}H${right}V${bottom}H${left}Z`, '#EDE6DA') + treads
}

/** The rail of 14 ft runs out of the picture; a shorter one ends on the stairs. */
function straight(paint: Paint, alone: boolean, details: ListingDetails): string {
  const reach = Math.min(1, measure(details, 'track_length_ft', 14) / 14)
  const end = (x: number, y: number, toX: number, toY: number) =>
    `M${x} ${y}L${Math.round(x + (toX - x) * reach)} ${Math.round(y + (toY - y) * reach)}`
  return (
    stairs(alone) +
    tubes([alone ? end(52, 250, 382, 45) : end(52, 250, 400, 34)], { width: 16, inner: 10 }) +
    stroke(alone ? end(60, 249, 380, 50) : end(60, 249, 400, 38), steel, 3) +
    block(44, 248, 14, 22, rubber, 3) +
    plate('M160 160L206 132L222 164L180 192Z', grey) +
    disc(194, 164, 8, sun) +
    tubes(['M178 156V132'], { width: 14, inner: 8 }) +
    tubes(['M128 128L96 184'], { width: 9 }) +
    plate('M66 182H120Q126 182 126 188V194H70Q62 194 62 188Q62 182 66 182Z', rubber) +
    plate('M188 40Q206 36 212 48L220 128H196Z', paint.base) +
    stroke('M204 50L209 116', paint.light, 3.4) +
    plate('M116 118Q116 110 124 110H214Q222 112 220 124Q218 134 208 134H126Q116 132 116 124Z', paint.base) +
    stroke('M128 116.500H204', paint.light, 3) +
    tubes(['M206 86H150'], { width: 9 }) +
    grip('M142 86H196', 14) +
    dot(138, 84, 6, sun)
  )
}

/** Its rail bends at the top and at the foot, on posts of its own. */
function curved(paint: Paint, alone: boolean): string {
  const rail = alone
    ? 'M18 236Q58 262 92 232L282 112Q310 94 340 100H384'
    : 'M8 236Q58 262 92 232L282 112Q310 94 340 100H410'
  return (
    stairs(alone) +
    tubes(['M120 216V252', 'M214 156V194', 'M300 106V140'], { colour: steel, width: 9 }) +
    tubes([rail], { width: 14, inner: 8 }) +
    box(150, 160, 48, 40, 10, grey) +
    disc(174, 180, 8, sun) +
    tubes(['M176 160V136'], { width: 14, inner: 8 }) +
    tubes(['M134 132L108 194'], { width: 9 }) +
    plate('M76 192H130Q136 192 136 198V204H80Q72 204 72 198Q72 192 76 192Z', rubber) +
    plate('M186 44Q210 38 216 54L220 130H192Z', paint.base) +
    stroke('M190 70L214 66M192 96L216 94', paint.dark, 3) +
    plate('M118 124Q118 114 128 114H212Q222 116 220 128Q218 140 206 140H130Q118 138 118 130Z', paint.base) +
    stroke('M132 122H204', paint.light, 3) +
    grip('M146 90H198', 14) +
    stroke('M142 92V118', line, 6)
  )
}

export const stairLift = (paint: Paint, alone: boolean, details: ListingDetails) =>
  details.properties.stair_shape === 'Curved' ? curved(paint, alone) : straight(paint, alone, details)

export const stairLiftName = ({ properties }: ListingDetails) =>
  properties.stair_shape === 'Curved'
    ? 'Stair lift with {colour} seat on a curved rail'
    : 'Stair lift with {colour} seat'
