import { metal, rubber, steel, sun } from './colours.ts'
import { disc, dot, grip, patch, place, plate, shadow, stroke, tubes, turn } from './parts.ts'
import type { Drawing, Paint } from './types.ts'
import { spokedWheel, wheel } from './wheels.ts'

/** The frame, the cloth and the arm of a folding chair; the wheels come in front of it. */
export function chairFrame(paint: Paint): string {
  return (
    plate('M110 62L127 60L143 147L124 150Z', paint.base) +
    patch('M111.500 64L116 63.500L130 148L125.500 148.500Z', paint.dark) +
    tubes([
      'M84 53L104 50Q115 49 117 60L134 164',
      'M130 168L264 204',
      'M132 160H262',
      'M252 160L268 226',
      'M262 158L289 232Q294 244 308 244H318',
      'M212 110H232Q240 110 241 118L245 156',
    ]) +
    plate('M126 152Q190 138 262 150L264 166H128Z', paint.base) +
    patch('M140 151.500Q190 143 250 151.500L250 154.500Q190 146.500 140 154.500Z', paint.light) +
    grip('M146 110H214', 13) +
    grip('M80 54L100 51', 13)
  )
}

function manual(paint: Paint): string {
  return (
    shadow(206, 269, 130) +
    chairFrame(paint) +
    grip('M308 245L346 243', 12) +
    wheel(265, 246, 23) +
    spokedWheel(159, 196, 74)
  )
}

function transport(paint: Paint): string {
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
      'M264 158L294 232Q299 244 312 244',
      'M216 110H238Q246 110 247 118L250 160',
    ]) +
    plate('M136 153Q196 141 264 151L266 167H138Z', paint.base) +
    patch('M150 152.500Q196 145 252 152.500L252 155.500Q196 148 150 155.500Z', paint.light) +
    grip('M152 110H218', 13) +
    grip('M88 49L108 47', 13) +
    grip('M310 245L344 243', 12) +
    wheel(128, 238, 31, sun) +
    wheel(270, 245, 24, sun)
  )
}

function reclining(paint: Paint): string {
  const seat = turn(
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
      name: 'Folding wheelchair with {colour} seat',
      rooms: ['living', 'hall', 'bedroom', 'patio'],
      draw: manual,
      close: [
        ['the rear wheel and its push rim', 160, 196, 180],
        ['the push handle and the back', 130, 90, 160],
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
      draw: transport,
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
