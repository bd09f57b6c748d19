import { cane, grey, line, metal, rubber, steel, sun } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, patch, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, ListingDetails, Paint } from '../types.ts'
import { cushionName, wheelchairCushion } from './wheelchair-cushions.ts'
import { spokedWheel } from './wheels.ts'

function spareParts(paint: Paint): string {
  const back =
    tubes(['M196 268V92', 'M252 268V92', 'M196 180H252']) +
    tubes(['M224 130V74']) +
    plate('M176 108Q224 96 272 108L266 196Q224 206 182 196Z', paint.base) +
    patch('M188 116Q224 107 260 116L259 124Q224 116 189 124Z', paint.light) +
    stroke('M186 160Q224 168 262 160', paint.dark, 2.4) +
    plate('M194 52Q224 42 254 52Q260 64 254 80Q224 86 194 80Q188 64 194 52Z', paint.base) +
    patch('M202 58Q224 51 246 58L246 63Q224 57 202 63Z', paint.light)
  const footrest =
    tubes(['M318 112H330Q340 112 342 122L366 236', 'M318 112V140']) +
    box(306, 120, 22, 14, 4, steel) +
    plate('M326 172Q340 164 354 168Q362 186 360 204Q346 212 334 208Q328 190 326 172Z', paint.base) +
    stroke('M336 176Q346 172 350 178', paint.light, 3) +
    plate('M310 250L372 238Q380 238 380 246L376 258Q374 262 368 262H316Q306 260 310 250Z', rubber) +
    stroke('M322 256L368 247', grey, 2.4)
  return (
    shadow(106, 269, 70) +
    shadow(224, 269, 50) +
    shadow(344, 264, 38) +
    rotate(-4, 224, 268, back) +
    footrest +
    spokedWheel(104, 194, 74)
  )
}

/** A backpack that hangs by two straps, a bottle at its side, a bright stripe below. */
function backpack(paint: Paint): string {
  return (
    shadow(200, 270, 76) +
    stroke('M156 118Q150 50 176 46Q192 46 188 96M244 118Q250 50 224 46Q208 46 212 96', line, 11) +
    stroke('M156 118Q150 50 176 46Q192 46 188 96M244 118Q250 50 224 46Q208 46 212 96', paint.light, 6) +
    box(270, 150, 22, 62, 7, '#BFD8C9') +
    box(274, 138, 14, 14, 3, rubber) +
    plate('M264 186H298L294 254Q292 262 284 262H264Z', paint.dark) +
    plate('M134 118Q134 92 160 92H240Q266 92 266 118V254Q266 270 250 270H150Q134 270 134 254Z', paint.base) +
    stroke('M146 130Q200 106 254 130', line, 3) +
    plate('M152 168H248V222Q248 232 238 232H162Q152 232 152 222Z', paint.dark) +
    stroke('M160 180H240', paint.light, 4) +
    stroke('M138 250H262', sun, 7) +
    box(222, 178, 10, 16, 3, metal)
  )
}

/** One open box: leg rests, a clear tray, arm pads. */
function boxOfParts(paint: Paint): string {
  return (
    shadow(200, 272, 132) +
    tubes(['M112 190V74H88', 'M146 190V58H124'], { width: 11, inner: 6 }) +
    rotate(-12, 90, 84, box(64, 62, 26, 46, 8, paint.base)) +
    rotate(-12, 126, 68, box(100, 40, 26, 46, 8, paint.base)) +
    plate('M176 190V92Q176 82 186 82H254Q264 82 264 92V190Z', '#DCEBEA') +
    stroke('M188 104V176M202 96L246 96', '#FFFFFF', 4) +
    stroke('M176 120H160M264 120H278', rubber, 5) +
    rotate(14, 300, 150, box(284, 96, 22, 92, 9, rubber) + stroke('M291 108V174', grey, 3)) +
    rotate(24, 330, 160, box(318, 116, 22, 76, 9, rubber)) +
    plate('M66 168H334L322 272H78Z', cane) +
    plate('M66 168L44 188L58 204L72 190Z', '#E6CDA6') +
    plate('M334 168L356 188L342 204L328 190Z', '#E6CDA6') +
    stroke('M190 220H240M190 232H222', line, 3) +
    block(108, 206, 44, 30, sun, 3)
  )
}

/** A contoured shell with pads at its sides. */
function contouredBack(paint: Paint): string {
  return (
    shadow(200, 270, 84) +
    plate(
      'M124 116Q128 64 164 58Q200 50 236 58Q272 64 276 116L268 232Q266 262 240 264H160Q134 262 132 232Z',
      paint.base,
    ) +
    patch('M150 86Q200 66 250 86L246 112Q200 96 154 112Z', paint.light) +
    stroke('M152 160Q200 176 248 160M150 206Q200 222 250 206', paint.dark, 3) +
    plate('M112 150Q112 138 124 138H142V212H124Q112 212 112 200Z', paint.dark) +
    plate('M288 150Q288 138 276 138H258V212H276Q288 212 288 200Z', paint.dark) +
    [86, 244].map((y) => box(104, y, 22, 16, 4, steel) + box(274, y, 22, 16, 4, steel)).join('') +
    block(186, 236, 28, 12, sun, 3)
  )
}

function drawParts(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (mentions(details, /Backpack/)) return backpack(paint)
  if (mentions(details, /whole box/)) return boxOfParts(paint)
  return mentions(details, /Contoured/) ? contouredBack(paint) : spareParts(paint)
}

function partsName(details: ListingDetails): string {
  if (mentions(details, /Backpack/)) return 'Wheelchair backpack in {colour} with two straps'
  if (mentions(details, /whole box/))
    return 'Wheelchair parts in a box, with {colour} leg pads, a clear tray and arm pads'
  if (mentions(details, /Contoured/)) return 'Contoured wheelchair back in {colour} with side pads'
  return 'Wheelchair wheel, {colour} back with headrest, and footrest'
}

export const wheelchairParts: readonly [number, Drawing][] = [
  [
    5,
    {
      name: cushionName,
      view: 'seen from the front',
      stands: 'table',
      rooms: ['living', 'bedroom', 'hall'],
      draw: wheelchairCushion,
      close: [
        ['the upper side', 200, 184, 160],
        ['the right corner', 344, 236, 110],
        ['the label', 200, 236, 130],
        ['the left corner', 100, 214, 130],
      ],
    },
  ],
  [
    6,
    {
      name: partsName,
      view: 'side by side',
      rooms: ['garage', 'hall', 'living'],
      draw: drawParts,
      close: [
        ['the left part', 104, 194, 180],
        ['the upper middle', 222, 104, 170],
        ['the right part', 344, 200, 150],
        ['the lower left', 104, 204, 110],
      ],
    },
  ],
]
