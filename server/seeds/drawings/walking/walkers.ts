import { grey, line, metal, rubber, steel, sun } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { disc, dot, foot, grip, patch, plate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, ListingDetails, Paint } from '../types.ts'
import { wheel } from '../wheels/wheels.ts'
import { rollator, rollatorCarries, rollatorName } from './rollators.ts'

/** The end of a walker's leg: rubber, or a tennis ball. */
const ball = (x: number) => disc(x, 258, 12, '#C9D94A') + stroke(`M${x - 8} 250Q${x} 258 ${x - 8} 266`, '#FFFFFF', 2)

function walker(paint: Paint, _alone: boolean, details: ListingDetails): string {
  const balls = mentions(details, /tennis balls/)
  const wheels = details.properties.walker_wheels !== 'None'
  const rear = ['M148 74L124 254', 'M252 74L276 254']
  return (
    shadow(200, 266, 112) +
    tubes(['M176 106L166 236', 'M224 106L234 236', 'M170 178H230'], { colour: steel }) +
    tubes([...rear, 'M148 74Q150 60 162 62L176 106', 'M252 74Q250 60 238 62L224 106', 'M174 106H226', 'M168 158H232']) +
    tubes(['M140 134L170 158', 'M260 134L230 158', 'M132 190L166 206', 'M268 190L234 206']) +
    grip('M150 66L143 96', 14) +
    grip('M250 66L257 96', 14) +
    plate('M178 98H222Q228 98 228 106Q228 114 222 114H178Q172 114 172 106Q172 98 178 98Z', paint.base) +
    stroke('M184 103H216', paint.light, 3) +
    dot(128, 226, 2.6, line) +
    dot(129.5, 214, 2.6, line) +
    dot(272, 226, 2.6, line) +
    dot(270.5, 214, 2.6, line) +
    (balls ? ball(124) + ball(276) : foot(123, 268, 7) + foot(277, 268, -7)) +
    (wheels
      ? wheel(164, 240, 20) + wheel(236, 240, 20)
      : tubes(['M166 234V252', 'M234 234V252'], { colour: steel }) + foot(166, 264) + foot(234, 264))
  )
}

function upright(paint: Paint): string {
  const pad = (x: number, y: number) =>
    plate(
      `M${x} ${y}Q${x - 4} ${y - 14} ${x + 10} ${y - 14}H${x + 64}Q${x + 72} ${y - 12} ${x + 70} ${y}Q${x + 36} ${y + 8} ${x} ${y}Z`,
      paint.base,
    ) + patch(`M${x + 8} ${y - 10}H${x + 60}V${y - 6.5}H${x + 8}Z`, paint.light)
  return (
    shadow(204, 269, 104) +
    tubes([
      'M132 246L196 70',
      'M284 246L236 110Q232 100 222 100L186 98',
      'M158 176L262 182',
      'M196 70L198 58M244 60V44Q244 36 252 36',
    ]) +
    plate('M176 188H252L246 226Q245 230 240 230H186Q181 230 180 226Z', grey) +
    stroke('M182 200H248', '#8B9A94', 3) +
    plate('M150 162H268V176H146Z', paint.base) +
    tubes(['M168 66H250'], { width: 8, inner: 3 }) +
    pad(166, 60) +
    grip('M248 46L258 22', 13) +
    stroke('M262 52Q272 42 270 28', rubber, 4) +
    disc(211, 98, 6, steel) +
    wheel(128, 242, 27, sun) +
    wheel(288, 242, 27, sun)
  )
}

function kneeScooter(paint: Paint): string {
  return (
    shadow(206, 269, 120) +
    tubes(['M116 236L150 206H232L276 178', 'M276 178L292 238', 'M290 226L262 82', 'M190 206V160'], {
      width: 10,
      inner: 5,
      colour: paint.base,
    }) +
    tubes(['M268 112L260 72'], { width: 10, inner: 5 }) +
    stroke('M262 72Q240 84 238 104', rubber, 3) +
    tubes(['M258 70L242 60'], { width: 8, inner: 3 }) +
    grip('M246 66L218 60', 13) +
    stroke('M244 78Q228 82 216 76', rubber, 4) +
    tubes(['M266 106H284'], { width: 8, inner: 3 }) +
    plate('M276 96H330L324 138H286Z', steel) +
    stroke('M280 110H327M283 124H325M296 98L298 136M312 98L311 136', line, 1.6) +
    plate('M112 146Q112 134 124 134H218Q232 134 232 146Q232 158 220 158Q172 150 126 158Q112 158 112 146Z', rubber) +
    stroke('M126 142H214', '#4A5A56', 3) +
    disc(268, 116, 5, sun) +
    wheel(112, 243, 26) +
    wheel(292, 241, 28, metal)
  )
}

export const walkers: readonly [number, Drawing][] = [
  [
    11,
    {
      name: rollatorName,
      rooms: ['hall', 'living', 'patio'],
      draw: rollator,
      close: (details) => [
        ['the hand grip and the brake', 186, 80, 150],
        [`the seat${rollatorCarries(details)}`, 206, 184, 170],
        ['the front wheel', 282, 224, 140],
        ['the rear wheel', 126, 226, 140],
      ],
    },
  ],
  [
    12,
    {
      name: ({ properties: { walker_wheels: wheels } }) =>
        wheels === 'None'
          ? 'Walker without wheels, with {colour} fold button'
          : 'Two-wheel walker with {colour} fold button',
      view: 'seen from the front',
      rooms: ['living', 'hall', 'bedroom'],
      draw: walker,
      close: [
        ['the fold button', 200, 108, 130],
        ['the hand grip', 148, 92, 130],
        ['the front legs', 200, 228, 150],
        ['the foot and its height holes', 134, 238, 130],
      ],
    },
  ],
  [
    13,
    {
      name: 'Upright walker with {colour} forearm pads',
      rooms: ['hall', 'living', 'patio'],
      draw: upright,
      close: [
        ['the forearm pad', 206, 58, 160],
        ['the hand grip and the brake', 254, 48, 120],
        ['the seat and the bag', 210, 192, 160],
        ['the front wheel', 280, 230, 140],
      ],
    },
  ],
  [
    14,
    {
      name: 'Knee scooter with {colour} frame',
      rooms: ['hall', 'garage', 'living'],
      draw: kneeScooter,
      close: [
        ['the knee pad', 172, 154, 150],
        ['the handlebar and the brake', 244, 84, 150],
        ['the basket', 304, 118, 130],
        ['the front wheels', 288, 230, 140],
      ],
    },
  ],
]
