import { line, metal, rubber, steel, sun, white, wood } from './colours.ts'
import { homeBed, lowBed } from './furniture.ts'
import { hospitalBed, hospitalBedCloses, hospitalBedName } from './hospital-beds.ts'
import { block, box, disc, dot, grip, patch, plate, shadow, stroke, tubes, turn } from './parts.ts'
import type { Drawing, Paint } from './types.ts'
import { caster } from './wheels.ts'

function airMattress(paint: Paint): string {
  const cell = (index: number) => {
    const x = 48 + index * 27.5
    return box(x, 158, 27.5, 46, 11, index % 2 ? paint.base : paint.light)
  }
  return (
    shadow(200, 270, 164) +
    block(58, 246, 14, 24, rubber, 3) +
    block(318, 246, 14, 24, rubber, 3) +
    box(36, 230, 318, 20, 5, wood) +
    Array.from({ length: 11 }, (_, index) => cell(index)).join('') +
    box(44, 192, 310, 40, 10, paint.base) +
    patch('M54 200H344V204H54Z', paint.light) +
    stroke('M54 222H344', paint.dark, 2.6) +
    stroke('M346 210Q386 214 382 240Q380 262 356 250', line, 8) +
    stroke('M346 210Q386 214 382 240Q380 262 356 250', metal, 3) +
    box(270, 206, 78, 50, 8, white) +
    box(282, 216, 30, 16, 3, '#DDE6E3') +
    dot(330, 224, 7, sun) +
    stroke('M284 244H312', steel, 4) +
    stroke('M276 206V196M342 206V196', line, 5)
  )
}

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

function overbedTable(paint: Paint): string {
  return (
    shadow(196, 270, 108) +
    tubes(['M132 250V180'], { width: 15, inner: 9 }) +
    tubes(['M132 186V112'], { width: 11, inner: 6, colour: steel }) +
    disc(142, 152, 7, sun) +
    tubes(['M112 254H258'], { width: 12, inner: 7 }) +
    box(86, 98, 234, 19, 7, wood) +
    patch('M96 103H310V106H96Z', '#D9B07E') +
    plate('M146 92L204 86L206 94L148 98Z', paint.base) +
    plate('M148 84L202 80L204 87L150 91Z', paint.light) +
    plate('M238 76H262V92Q262 98 256 98H244Q238 98 238 92Z', white) +
    stroke('M263 81Q274 82 272 88Q270 94 262 92', line, 3) +
    caster(112, 256, 14, 244) +
    caster(258, 256, 14, 244)
  )
}

function wedge(paint: Paint): string {
  return (
    shadow(200, 272, 168) +
    lowBed(26, 374) +
    plate('M60 214V110Q60 96 74 100L236 202Q244 212 232 214Z', paint.base) +
    patch('M72 108L222 203L214 203L70 114Z', paint.light) +
    stroke('M70 200H206', paint.dark, 2.6) +
    turn(33, 118, 118, box(82, 92, 72, 30, 13, white)) +
    plate('M262 214V196Q264 176 282 180Q300 190 312 170Q330 150 346 178Q352 196 352 214Z', paint.base) +
    stroke('M274 190Q296 204 318 178Q330 164 340 182', paint.light, 3.6) +
    block(78, 188, 26, 10, sun, 2)
  )
}

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
      name: 'Alternating air mattress in {colour} with its pump',
      rooms: ['bedroom', 'living'],
      draw: airMattress,
      close: [
        ['the pump', 310, 226, 130],
        ['the air cells', 150, 184, 150],
        ['the hose', 366, 226, 100],
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
      name: 'Overbed table with a {colour} book',
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
      name: 'Bed wedge and leg support in {colour}, on a mattress',
      rooms: ['bedroom', 'living'],
      draw: wedge,
      close: [
        ['the slope of the wedge', 150, 158, 170],
        ['the leg support', 308, 186, 130],
        ['the pillow on the wedge', 118, 114, 120],
        ['the label and the seam', 104, 192, 120],
      ],
    },
  ],
]
