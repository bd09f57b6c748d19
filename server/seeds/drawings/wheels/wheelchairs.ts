import { metal, rubber, steel, sun } from '../colours.ts'
import { disc, dot, grip, place, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, Paint } from '../types.ts'
import { chairFrame, foldingWheelchair, wheelchairName } from './wheelchair-folding.ts'
import { transportChair } from './wheelchair-transport.ts'
import { spokedWheel, wheel } from './wheels.ts'

function reclining(paint: Paint): string {
  const seat = rotate(
    -24,
    190,
    176,
    plate('M112 22Q124 18 130 28L150 150L128 154Z', paint.base) +
      plate('M104 -4Q112 -16 126 -8L132 20Q124 30 110 24Z', paint.dark) +
      stroke('M119 52L134 50M123 78L139 76M127 104L143 102', paint.dark, 2.4) +
      tubes(['M84 36L102 36Q110 36 112 48L132 158', 'M130 160H262L322 196', 'M216 116H238Q246 116 247 124L250 158']) +
      plate('M132 148Q196 138 262 148L264 164H130Z', paint.base) +
      plate('M266 150L330 184L324 196L260 164Z', paint.base) +
      grip('M320 194L334 166', 12) +
      grip('M152 114H220', 13) +
      grip('M80 36L98 36', 13),
  )
  return (
    shadow(190, 269, 120) +
    tubes(['M150 224H268', 'M172 222L196 182L244 222', 'M266 224V240', 'M196 182L128 178']) +
    seat +
    wheel(266, 247, 22) +
    spokedWheel(150, 218, 52, { spokes: 12, hubSize: 11 }) +
    disc(196, 182, 7, steel)
  )
}

function powerAssist(paint: Paint): string {
  const chair = place(6, 33, 0.88, chairFrame(paint) + grip('M308 245L338 243', 12) + wheel(265, 244, 21))
  return (
    shadow(200, 269, 150) +
    chair +
    spokedWheel(146, 205, 65, { hub: metal }) +
    tubes(['M250 212L300 190L322 226', 'M322 226L296 112', 'M296 112L276 100']) +
    plate('M288 140L312 136L320 180L297 184Z', paint.base) +
    stroke('M299 150L309 148M301 160L311 158', paint.light, 3) +
    grip('M284 104L262 96', 13) +
    stroke('M286 112Q274 118 268 112', rubber, 4) +
    wheel(322, 233, 37, sun) +
    dot(296, 110, 6, rubber) +
    disc(250, 212, 6, steel)
  )
}

export const wheelchairs: readonly [number, Drawing][] = [
  [
    1,
    {
      name: wheelchairName,
      rooms: ['living', 'hall', 'bedroom', 'patio'],
      draw: foldingWheelchair,
      close: (details) => [
        ['the rear wheel and its push rim', 160, 196, 180],
        details.properties.frame_type === 'Rigid'
          ? ['the low back', 150, 122, 130]
          : ['the push handle and the back', 130, 90, 160],
        ['the footrest and the front caster', 290, 228, 150],
        ['the armrest and the seat', 210, 134, 150],
      ],
    },
  ],
  [
    2,
    {
      name: 'Transport chair with {colour} seat',
      rooms: ['hall', 'living', 'patio', 'garage'],
      draw: transportChair,
      close: [
        ['the small rear wheel', 140, 226, 150],
        ['the push handle and the back', 130, 92, 160],
        ['the footrest and the front wheel', 286, 226, 150],
        ['the armrest and the seat', 206, 138, 160],
      ],
    },
  ],
  [
    3,
    {
      name: 'Reclining wheelchair with {colour} padding, leaning back',
      rooms: ['bedroom', 'living', 'hall'],
      draw: reclining,
      close: [
        ['the headrest and the back', 90, 100, 170],
        ['the raised legrest', 290, 120, 170],
        ['the wheels and the tilting frame', 190, 216, 190],
        ['the armrest and the seat', 190, 130, 160],
      ],
    },
  ],
  [
    4,
    {
      name: 'Add-on drive with {colour} battery, clipped to a wheelchair',
      rooms: ['garage', 'hall', 'patio'],
      draw: powerAssist,
      close: [
        ['the motor wheel', 318, 226, 150],
        ['the battery and the handlebar', 296, 138, 150],
        ['the clip between drive and chair', 258, 206, 160],
        ['the wheelchair behind the drive', 146, 170, 210],
      ],
    },
  ],
]
