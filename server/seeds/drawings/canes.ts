import { line, rubber, steel, sun, wood, woodLight } from './colours.ts'
import { dot, foot, grip, plate, shadow, stroke, tubes, turn } from './parts.ts'
import type { Drawing, Paint } from './types.ts'

function canes(paint: Paint): string {
  const crook = turn(
    9,
    262,
    268,
    tubes(['M262 262V92Q262 62 238 62Q216 62 216 84'], { colour: wood, width: 12, inner: 7 }) +
      foot(262, 268, 0, rubber),
  )
  return (
    shadow(150, 267, 62) +
    shadow(262, 268, 26, 5) +
    crook +
    tubes(['M150 222L108 258', 'M150 222L134 260', 'M150 222L166 260', 'M150 222L192 258'], { colour: steel }) +
    tubes(['M106 56H132Q150 56 150 76V222'], { colour: paint.base, width: 13, inner: 8 }) +
    stroke('M148 90V190', paint.light, 2) +
    [130, 142, 154, 166].map((y) => dot(152, y, 1.8, line)).join('') +
    grip('M96 56H130', 16) +
    stroke('M144 184H156', sun, 9) +
    [107, 133, 167, 193].map((x, index) => foot(x, 268, [24, 8, -8, -24][index], rubber)).join('')
  )
}

function crutch(paint: Paint): string {
  return (
    tubes(['M176 64L192 206', 'M224 64L208 206'], { colour: woodLight, width: 11, inner: 6 }) +
    tubes(['M200 196V258'], { colour: woodLight, width: 14, inner: 9 }) +
    dot(200, 214, 2.2, line) +
    dot(200, 228, 2.2, line) +
    plate('M166 52Q166 42 178 44Q200 52 222 44Q234 42 234 52Q234 66 222 66H178Q166 66 166 52Z', paint.base) +
    stroke('M178 52Q200 59 222 52', paint.light, 3) +
    grip('M183 134H217', 15) +
    foot(200, 270, 0, sun)
  )
}

function crutches(paint: Paint): string {
  return (
    shadow(150, 269, 30, 5) +
    shadow(250, 269, 30, 5) +
    `<g transform="translate(-46 -2)">${turn(-7, 200, 268, crutch(paint))}</g>` +
    `<g transform="translate(50 -2)">${turn(8, 200, 268, crutch(paint))}</g>`
  )
}

export const canesAndCrutches: readonly [number, Drawing][] = [
  [
    15,
    {
      name: 'Four-point {colour} cane and a wooden cane',
      view: 'side by side',
      rooms: ['hall', 'living', 'bedroom'],
      draw: canes,
      close: [
        ['the handle of the four-point cane', 134, 80, 140],
        ['the four rubber feet', 150, 242, 130],
        ['the crook of the wooden cane', 262, 96, 140],
        ['the height button', 150, 170, 120],
      ],
    },
  ],
  [
    16,
    {
      name: 'Pair of underarm crutches with {colour} pads',
      view: 'leaning on the wall',
      rooms: ['living', 'hall', 'bedroom'],
      draw: crutches,
      close: [
        ['the underarm pads', 200, 64, 190],
        ['the hand grips', 200, 140, 180],
        ['the rubber tips', 200, 246, 170],
        ['the left pad', 132, 66, 120],
      ],
    },
  ],
]
