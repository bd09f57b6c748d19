import { grey, line, metal, sun, white } from '../colours.ts'
import { block, box, disc, patch, plate, shadow, stroke } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'

function cells(
  count: number,
  left: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  shine: string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * width
    return (
      box(x, y, width, height, width * 0.42, fill) +
      stroke(`M${x + 8} ${y + 12}Q${x + 10} ${y + 7} ${x + 15} ${y + 7}`, shine)
    )
  }).join('')
}

function airCells(paint: Paint): string {
  return (
    shadow(200, 266, 150, 8) +
    cells(9, 92, 142, 24, 40, paint.dark, paint.base) +
    cells(9, 83, 162, 26, 44, paint.base, paint.light) +
    cells(9, 74, 186, 28, 50, paint.light, white) +
    plate('M66 226Q66 218 74 218Q200 230 326 218Q334 218 334 226V248Q334 262 320 262H80Q66 262 66 248Z', paint.base) +
    stroke('M72 250Q200 262 328 250', paint.dark, 2.4) +
    stroke('M334 236Q360 232 366 250', line, 8) +
    stroke('M334 236Q360 232 366 250', metal, 3) +
    box(357, 244, 20, 16, 5, sun) +
    box(172, 232, 56, 18, 3, white) +
    stroke('M180 238H220M180 244H208', grey, 2)
  )
}

/** A firm base shaped for the legs, a soft pad of gel let into it. */
function gel(paint: Paint): string {
  return (
    shadow(200, 266, 150, 8) +
    plate('M62 214Q120 188 200 204Q280 188 338 214L344 246Q344 262 328 262H72Q56 262 56 246Z', paint.base) +
    plate('M82 212Q122 178 162 196Q200 210 238 196Q278 178 318 212Q280 226 200 226Q120 226 82 212Z', paint.light) +
    stroke('M112 206Q136 194 156 206M244 206Q266 194 290 206', white, 3) +
    stroke('M60 238Q200 250 340 238', line, 2.6) +
    box(318, 232, 16, 12, 4, sun) +
    stroke('M76 252H300', paint.dark, 2.4)
  )
}

/** A flat block of foam in the bag it came in. */
function foam(paint: Paint): string {
  return (
    shadow(200, 266, 140, 8) +
    plate('M84 206H316L330 224V258Q330 264 322 264H78Q70 264 70 258V224Z', paint.base) +
    patch('M90 210H310L320 222H80Z', paint.light) +
    stroke('M74 228H326', paint.dark, 2.4) +
    patch('M62 196H338L346 226V270H54V226Z', '#DCEBEA', 0.42) +
    stroke('M62 196H338L346 226V270H54V226Z', '#A9B8B4', 3) +
    stroke('M186 196Q176 166 196 160Q216 154 214 172Q212 184 204 196', line, 3) +
    disc(200, 194, 8, sun) +
    stroke('M96 216L76 258M130 214L118 262M296 214L314 250', white, 3) +
    block(176, 234, 48, 20, white, 3) +
    stroke('M184 241H216M184 248H204', grey, 2)
  )
}

const kinds: Record<string, (paint: Paint) => string> = { Gel: gel, Foam: foam }

export const wheelchairCushion = (paint: Paint, _alone: boolean, { properties }: ListingDetails) =>
  (kinds[properties.cushion_type ?? ''] ?? airCells)(paint)

export function cushionName({ properties }: ListingDetails): string {
  if (properties.cushion_type === 'Gel') return 'Wheelchair cushion of gel and foam in {colour}'
  if (properties.cushion_type === 'Foam') return 'Wheelchair cushion of {colour} foam in its bag'
  return 'Wheelchair cushion with {colour} air cells'
}
