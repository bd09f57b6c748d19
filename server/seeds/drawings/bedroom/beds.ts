import { line, rubber, steel, sun, white, wood } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { box, disc, grip, patch, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, ListingDetails, Paint } from '../types.ts'
import { caster } from '../wheels/wheels.ts'
import { homeBed } from './furniture.ts'
import { hospitalBed, hospitalBedCloses, hospitalBedName } from './hospital-beds.ts'
import { mattressName, reliefMattress, wedgeName, wedges } from './mattresses.ts'

function bedRail(paint: Paint): string {
  return (
    shadow(206, 271, 166) +
    homeBed(46, 364, paint) +
    tubes(['M150 262V112Q150 96 166 96H196Q212 96 212 112V262', 'M150 150H212', 'M150 226H212'], {
      width: 11,
      inner: 6,
    }) +
    grip('M166 96H196', 17) +
    stroke('M170 94H192', '#4A5A56', 3) +
    disc(150, 190, 6, sun) +
    disc(212, 190, 6, sun) +
    box(142, 256, 16, 14, 5, rubber) +
    box(204, 256, 16, 14, 5, rubber)
  )
}

function trapeze(paint: Paint): string {
  return (
    shadow(206, 271, 160) +
    tubes(['M40 266H96', 'M52 264V62Q52 34 80 34H172'], { width: 13, inner: 8 }) +
    homeBed(76, 366, paint) +
    tubes(['M52 96L94 40'], { width: 9 }) +
    disc(170, 34, 7, steel) +
    stroke('M170 40V92', line, 8) +
    stroke('M170 42V90', paint.base, 4) +
    box(163, 58, 14, 16, 3, sun) +
    tubes(['M170 94L142 136H198Z'], { width: 9 }) +
    grip('M146 136H194', 15) +
    box(30, 260, 76, 11, 5, rubber)
  )
}

/** The half of the top that tilts, a book on its ledge; the other half holds the cup. */
function tiltingTop(paint: Paint): string {
  return (
    rotate(
      -24,
      226,
      104,
      box(84, 96, 142, 13, 5, wood) +
        stroke('M94 101H214', '#D9B07E', 3) +
        box(84, 86, 9, 16, 3, wood) +
        plate('M98 92L152 88L206 92V80L152 74L98 80Z', paint.base) +
        stroke('M106 82L148 79M158 79L198 82', paint.light, 3),
    ) +
    box(228, 98, 96, 17, 6, wood) +
    disc(226, 106, 7, steel)
  )
}

function flatTop(paint: Paint): string {
  return (
    box(86, 98, 234, 19, 7, wood) +
    patch('M96 103H310V106H96Z', '#D9B07E') +
    plate('M146 92L204 86L206 94L148 98Z', paint.base) +
    plate('M148 84L202 80L204 87L150 91Z', paint.light)
  )
}

function overbedTable(paint: Paint, _alone: boolean, details: ListingDetails): string {
  const cup =
    plate('M258 76H282V92Q282 98 276 98H264Q258 98 258 92Z', white) +
    stroke('M283 81Q294 82 292 88Q290 94 282 92', line, 3)
  return (
    shadow(196, 270, 108) +
    tubes(['M132 250V180'], { width: 15, inner: 9 }) +
    tubes([mentions(details, /tilting/) ? 'M132 186V132L240 112' : 'M132 186V112'], {
      width: 11,
      inner: 6,
      colour: steel,
    }) +
    disc(142, 152, 7, sun) +
    tubes(['M112 254H258'], { width: 12, inner: 7 }) +
    (mentions(details, /tilting/) ? tiltingTop(paint) : flatTop(paint)) +
    cup +
    caster(112, 256, 14, 244) +
    caster(258, 256, 14, 244)
  )
}

const overbedName = (details: ListingDetails) =>
  mentions(details, /tilting/)
    ? 'Overbed table with tilted top and a {colour} book'
    : 'Overbed table with a {colour} book'

export const beds: readonly [number, Drawing][] = [
  [
    26,
    {
      name: hospitalBedName,
      rooms: ['bedroom', 'living'],
      draw: hospitalBed,
      close: hospitalBedCloses,
    },
  ],
  [
    27,
    {
      name: mattressName,
      rooms: ['bedroom', 'living'],
      draw: reliefMattress,
      close: [
        ['the right half', 310, 226, 130],
        ['the upper side', 150, 184, 150],
        ['the right edge', 366, 226, 100],
        ['the corner of the cover', 76, 204, 130],
      ],
    },
  ],
  [
    28,
    {
      name: 'Bed assist handle on a bed with {colour} quilt',
      rooms: ['bedroom'],
      draw: bedRail,
      close: [
        ['the hand grip', 181, 112, 120],
        ['the handle at the mattress', 180, 184, 160],
        ['the rubber feet', 181, 246, 130],
        ['the pillow end of the bed', 110, 176, 160],
      ],
    },
  ],
  [
    29,
    {
      name: 'Trapeze lifting pole with {colour} strap over a bed',
      rooms: ['bedroom'],
      draw: trapeze,
      close: [
        ['the triangle handle', 170, 112, 120],
        ['the bend of the pole', 84, 64, 140],
        ['the foot of the pole', 80, 246, 120],
        ['the strap and its buckle', 170, 62, 90],
      ],
    },
  ],
  [
    30,
    {
      name: overbedName,
      rooms: ['bedroom', 'living'],
      draw: overbedTable,
      close: [
        ['the table top', 200, 98, 170],
        ['the height knob', 138, 158, 110],
        ['the base and its casters', 186, 246, 190],
        ['the edge of the table top', 296, 110, 120],
      ],
    },
  ],
  [
    31,
    {
      name: wedgeName,
      rooms: ['bedroom', 'living'],
      draw: wedges,
      close: [
        ['the slope of the wedge', 150, 158, 170],
        ['the leg support', 308, 186, 130],
        ['the pillow on the wedge', 118, 114, 120],
        ['the label and the seam', 104, 192, 120],
      ],
    },
  ],
]
