import { line, metal, rubber, steel, sun, white } from '../colours.ts'
import { box, disc, dot, foot, place, plate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, Paint } from '../types.ts'
import { tap, toiletFront, tub } from './fixtures.ts'
import { raisedSeat, raisedSeatName } from './toilet-seats.ts'

function safetyFrame(paint: Paint): string {
  return (
    shadow(200, 271, 112) +
    tubes(['M122 196H278'], { colour: steel }) +
    toiletFront() +
    plate('M154 160Q200 148 246 160L244 166Q200 176 156 166Z', '#EEF3F2', 2) +
    tubes([
      'M128 124L112 258',
      'M116 124L96 258',
      'M272 124L288 258',
      'M284 124L304 258',
      'M104 214H120',
      'M280 214H296',
    ]) +
    tubes(['M128 126Q128 112 118 112', 'M272 126Q272 112 282 112']) +
    plate('M98 112Q98 98 112 98H138Q150 98 150 110Q150 124 138 124H110Q98 124 98 112Z', paint.base) +
    plate('M250 110Q250 98 262 98H288Q302 98 302 112Q302 124 290 124H262Q250 124 250 110Z', paint.base) +
    stroke('M110 106H138M262 106H290', paint.light, 3.4) +
    [
      [95, 6],
      [111, 5],
      [289, -5],
      [305, -6],
    ]
      .map(([x = 0, lean = 0]) => foot(x, 271, lean))
      .join('')
  )
}

function flange(x: number, y: number): string {
  return (
    disc(x, y, 18, metal) +
    [0, 120, 240]
      .map((angle) =>
        dot(x + 12 * Math.sin((angle * Math.PI) / 180), y - 12 * Math.cos((angle * Math.PI) / 180), 2.2, line),
      )
      .join('')
  )
}

function grabBar(paint: Paint): string {
  return (
    flange(88, 92) +
    flange(312, 92) +
    tubes(['M88 92Q90 116 112 116H288Q310 116 312 92'], { width: 20, inner: 14 }) +
    stroke('M118 112H282', white, 3) +
    stroke('M140 116H260', line, 24) +
    stroke('M140 116H260', paint.base, 18) +
    stroke('M146 111H254', paint.light, 3) +
    stroke('M136 107V125M264 107V125', sun, 5) +
    stroke('M152 110V124M170 110V124M188 110V124M206 110V124M224 110V124M242 110V124', paint.dark, 2.2)
  )
}

function tubBelow(): string {
  return tap(340) + tub(-30, 460)
}

function rails(paint: Paint, alone: boolean): string {
  return (
    shadow(72, 270, 30) +
    tubes(['M72 14V262'], { width: 14, inner: 8 }) +
    box(48, 4, 48, 11, 4, metal) +
    box(46, 260, 52, 11, 5, rubber) +
    tubes(['M74 104H120Q132 104 132 116V158Q132 170 120 170H74'], { width: 11, inner: 6 }) +
    stroke('M132 118V156', line, 16) +
    stroke('M132 118V156', paint.base, 10) +
    disc(72, 104, 10, steel) +
    disc(72, 170, 10, steel) +
    shadow(290, 275, 110) +
    tub(168, alone ? 224 : 300) +
    tubes(['M238 176V102Q238 84 256 84H294Q312 84 312 102V176', 'M238 132H312'], {
      width: 11,
      inner: 6,
      colour: white,
    }) +
    stroke('M254 84H296', line, 17) +
    stroke('M254 84H296', paint.base, 11) +
    stroke('M258 81H292', paint.light, 2.6) +
    box(224, 164, 102, 38, 8, paint.base) +
    stroke('M236 174H314', paint.light, 3) +
    tubes(['M275 186V216'], { width: 10, inner: 5, colour: steel }) +
    disc(275, 220, 11, sun) +
    stroke('M268 220H282M275 213V227', line, 2)
  )
}

export const bathRails: readonly [number, Drawing][] = [
  [
    22,
    {
      name: raisedSeatName,
      rooms: ['bathroom'],
      draw: raisedSeat,
      close: [
        ['the front of the seat', 180, 148, 140],
        ['the upper part', 200, 96, 140],
        ['the front edge', 154, 152, 90],
        ['the seat on the bowl', 210, 178, 170],
      ],
    },
  ],
  [
    23,
    {
      name: 'Toilet safety frame with {colour} arm pads',
      view: 'seen from the front',
      rooms: ['bathroom'],
      draw: safetyFrame,
      close: [
        ['the left arm pad', 124, 116, 120],
        ['the right arm pad', 276, 116, 120],
        ['the rubber feet', 104, 244, 110],
        ['the frame at the seat', 200, 170, 190],
      ],
    },
  ],
  [
    24,
    {
      name: 'Grab bar with {colour} grip, fixed over a tub',
      view: 'seen from the front',
      stands: 'wall',
      rooms: ['bathroom'],
      setting: tubBelow,
      draw: (paint, alone) => (alone ? place(0, 46, 1, grabBar(paint)) : grabBar(paint)),
      close: [
        ['the left flange and its screws', 98, 98, 110],
        ['the ribbed grip', 200, 116, 130],
        ['the right flange', 302, 98, 110],
        ['the bar over the tub', 226, 140, 230],
      ],
    },
  ],
  [
    25,
    {
      name: 'Tub clamp rail and floor-to-ceiling pole with {colour} grips',
      rooms: ['bathroom'],
      draw: rails,
      close: [
        ['the clamp on the rim of the tub', 275, 194, 140],
        ['the grip of the tub rail', 275, 96, 130],
        ['the handle on the pole', 100, 138, 140],
        ['the foot of the pole', 84, 246, 120],
      ],
    },
  ],
]
