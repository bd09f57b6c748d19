import { grey, line, metal, rubber, steel, sun, white, woodLight } from './colours.ts'
import { box, disc, dot, grip, plate, shadow, stroke, tubes } from './parts.ts'
import type { Drawing, Paint } from './types.ts'
import { caster, ring, spokedWheel, wheel } from './wheels/wheels.ts'

/** A star of five points. */
function star(x: number, y: number, r: number, colour: string): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 ? r * 0.46 : r
    const angle = (index * Math.PI) / 5
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`
  })
  return plate(`M${points.join('L')}Z`, colour, 2.2)
}

function childWheelchair(paint: Paint): string {
  return (
    shadow(196, 269, 110) +
    plate('M132 96L150 94L162 168L144 170Z', rubber) +
    plate('M126 58Q136 50 148 56Q156 66 150 84Q138 90 128 84Q120 70 126 58Z', paint.base) +
    stroke('M134 64Q142 62 146 70', paint.light, 3) +
    tubes(['M136 84L138 100'], { width: 8, inner: 3 }) +
    tubes(
      [
        'M108 70Q122 66 126 78L148 180',
        'M146 184H248',
        'M150 182L246 216',
        'M240 180L246 226',
        'M246 178L270 232Q274 240 284 240H292',
        'M206 134H222Q228 134 229 140L232 172',
      ],
      {
        colour: paint.base,
        width: 10,
        inner: 5,
      },
    ) +
    plate('M146 170Q196 160 246 168L248 182H148Z', rubber) +
    grip('M158 134H206', 12) +
    grip('M104 71L118 68', 12) +
    grip('M284 240H316', 12) +
    wheel(246, 250, 19, metal) +
    ring(168, 204, 62, line, 8) +
    disc(168, 204, 57, paint.base) +
    ring(168, 204, 48, paint.light, 2.4) +
    ring(168, 204, 64, metal, 2.4) +
    star(168, 204, 30, sun) +
    [0, 72, 144, 216, 288]
      .map((angle) =>
        dot(168 + 40 * Math.sin((angle + 36) * 0.01745), 204 - 40 * Math.cos((angle + 36) * 0.01745), 3.4, paint.light),
      )
      .join('')
  )
}

function stroller(paint: Paint): string {
  return (
    shadow(198, 269, 120) +
    tubes([
      'M72 70L106 90L168 212',
      'M142 228L246 172',
      'M142 228H216L250 236L288 244',
      'M154 184L288 244',
      'M258 150L304 214',
      'M300 210H330',
    ]) +
    plate(
      'M124 92Q136 84 146 92L176 158L258 152Q268 152 270 162Q268 174 258 176L176 184Q166 184 160 176L124 106Z',
      paint.dark,
    ) +
    plate('M256 156L270 154L302 204L290 212Z', paint.dark) +
    plate('M108 92Q104 44 152 34Q206 28 226 68Q220 76 210 74L130 100Q114 104 108 92Z', paint.base) +
    stroke('M112 84Q140 70 152 36M128 96Q172 78 188 40', paint.dark, 2.6) +
    stroke('M138 48Q158 38 180 42', paint.light, 4) +
    stroke('M146 110L186 152M166 160L196 130', line, 6) +
    stroke('M146 110L186 152M166 160L196 130', paint.light, 2.4) +
    box(176, 144, 16, 14, 4, sun) +
    tubes(['M176 132H236Q244 132 244 140V152'], { width: 10, inner: 5, colour: rubber }) +
    plate('M296 208L332 204Q340 206 338 214L302 222Z', rubber) +
    grip('M62 66L90 78', 13) +
    spokedWheel(142, 228, 41, { pushRim: false, spokes: 10, hub: metal, tyre: 9 }) +
    wheel(290, 244, 26)
  )
}

function gaitTrainer(paint: Paint): string {
  const frame = { colour: paint.base, width: 11, inner: 6 }
  return (
    shadow(200, 269, 114) +
    tubes(['M96 244H296', 'M108 244V130Q108 110 128 110H282', 'M214 110V172', 'M276 244L258 110'], frame) +
    tubes(['M112 160H158', 'M182 108V86', 'M240 110V76']) +
    plate('M150 132Q160 122 172 130Q182 152 174 180Q162 188 150 180Z', rubber) +
    stroke('M160 136Q170 156 164 176', grey, 3) +
    stroke('M172 142Q216 136 220 156M174 172Q214 178 220 156', line, 8) +
    stroke('M172 142Q216 136 220 156M174 172Q214 178 220 156', paint.light, 3.4) +
    box(210, 148, 18, 16, 4, sun) +
    plate('M140 82Q140 70 152 70H214Q226 72 224 84Q184 92 140 82Z', rubber) +
    stroke('M154 77H210', grey, 3) +
    grip('M240 78L246 54', 14) +
    tubes(['M166 184Q180 214 214 176'], { width: 9, colour: rubber, inner: 4 }) +
    wheel(98, 244, 26) +
    wheel(292, 244, 26) +
    dot(98, 244, 3, sun) +
    dot(292, 244, 3, sun)
  )
}

function activityChair(paint: Paint): string {
  return (
    shadow(196, 270, 104) +
    tubes(['M112 248H276', 'M190 248V196'], { width: 14, inner: 8, colour: steel }) +
    plate('M96 232H296Q304 232 304 240V246H88V240Q88 232 96 232Z', woodLight) +
    stroke('M100 237H292', '#E9CBA0', 2.4) +
    tubes(['M246 178L266 222'], { width: 9 }) +
    plate('M244 216H310Q316 216 316 222V228H240V222Q240 216 244 216Z', woodLight) +
    stroke('M252 220V200M292 220V206', line, 6) +
    stroke('M250 204Q270 196 290 206', paint.light, 6) +
    plate('M118 74Q118 66 126 66H138Q146 66 147 74L160 176H130Z', woodLight) +
    plate('M136 92Q146 86 152 94L166 168H146Z', paint.base) +
    plate('M128 38Q140 30 154 38Q164 54 154 72Q140 78 128 70Z', paint.base) +
    stroke('M138 44Q148 44 152 52', paint.light, 3) +
    plate('M154 106Q170 98 182 108Q186 120 178 128Q166 132 158 126Z', paint.dark) +
    plate('M140 170H250Q260 170 260 180Q260 190 250 190H140Q130 188 130 180Q130 170 140 170Z', paint.base) +
    stroke('M150 175H246', paint.light, 3) +
    box(134, 188, 122, 12, 4, woodLight) +
    tubes(['M146 141H176'], { width: 9 }) +
    plate('M172 134H292Q300 134 300 141Q300 147 292 147H172Q164 147 164 141Q164 134 172 134Z', woodLight) +
    box(228, 112, 22, 22, 3, sun) +
    box(250, 112, 22, 22, 3, paint.base) +
    box(239, 90, 22, 22, 3, '#D9695F') +
    caster(106, 256, 14, 244) +
    caster(282, 256, 14, 244)
  )
}

function tricycle(paint: Paint): string {
  const frame = { colour: paint.base, width: 11, inner: 6 }
  return (
    shadow(204, 269, 130) +
    spokedWheel(104, 224, 44, { pushRim: false, spokes: 12, hub: metal, tyre: 7 }) +
    tubes(['M126 226L190 208L252 214Q262 214 260 204L252 96', 'M256 160L290 226', 'M178 210L166 160'], frame) +
    tubes(['M252 98Q250 84 236 84', 'M116 156V196L140 226', 'M126 140L148 158']) +
    plate('M136 150Q136 142 146 142H186Q198 142 196 152Q192 164 176 164L148 168Q136 164 136 150Z', rubber) +
    plate('M124 72Q136 64 144 74L158 128Q156 138 146 138Q136 138 134 130Z', rubber) +
    stroke('M134 80L146 128', grey, 3) +
    stroke('M138 112Q178 106 188 124', line, 8) +
    stroke('M138 112Q178 106 188 124', paint.light, 3.4) +
    grip('M238 84Q222 86 216 98', 13) +
    disc(216, 226, 15, steel) +
    stroke('M216 226L200 244M216 226L232 208', line, 5) +
    stroke('M186 248L208 244M222 206L244 204', sun, 8) +
    spokedWheel(140, 226, 43, { pushRim: false, spokes: 12, hub: sun, tyre: 7 }) +
    spokedWheel(292, 226, 43, { pushRim: false, spokes: 12, hub: metal, tyre: 7 }) +
    tubes(['M252 150L292 226'], { width: 8, inner: 3, colour: paint.base }) +
    plate('M92 122H136L130 154H98Z', white) +
    stroke('M96 132H134M98 144H132M108 122L110 154M122 122L120 154', steel, 2)
  )
}

export const children: readonly [number, Drawing][] = [
  [
    51,
    {
      name: 'Child wheelchair with {colour} frame and a star on the wheel',
      rooms: ['hall', 'living', 'patio'],
      draw: childWheelchair,
      close: [
        ['the star on the wheel', 168, 204, 150],
        ['the headrest', 140, 74, 130],
        ['the footrest and the front caster', 272, 230, 130],
        ['the armrest and the seat', 194, 152, 130],
      ],
    },
  ],
  [
    52,
    {
      name: 'Adaptive stroller with {colour} canopy',
      rooms: ['hall', 'patio', 'garage'],
      draw: stroller,
      close: [
        ['the canopy', 164, 68, 160],
        ['the harness and the seat', 190, 146, 140],
        ['the rear wheel', 146, 226, 140],
        ['the footrest and the front wheel', 300, 226, 130],
      ],
    },
  ],
  [
    53,
    {
      name: 'Child gait trainer with {colour} frame',
      rooms: ['living', 'hall', 'patio'],
      draw: gaitTrainer,
      close: [
        ['the hip support and its buckle', 188, 158, 130],
        ['the forearm pad and the grip', 196, 78, 150],
        ['the rear wheel', 110, 232, 120],
        ['the front wheel', 284, 232, 120],
      ],
    },
  ],
  [
    54,
    {
      name: 'Activity chair with {colour} padding, tray and blocks',
      rooms: ['living', 'bedroom'],
      draw: activityChair,
      close: [
        ['the tray and the blocks', 244, 126, 130],
        ['the headrest and the side support', 150, 84, 140],
        ['the foot board and its straps', 278, 212, 120],
        ['the base and its casters', 150, 246, 140],
      ],
    },
  ],
  [
    55,
    {
      name: 'Adaptive tricycle with {colour} frame and back support',
      rooms: ['patio', 'garage'],
      draw: tricycle,
      close: [
        ['the seat and the back support', 156, 116, 150],
        ['the pedals', 216, 226, 120],
        ['the handlebar', 238, 104, 130],
        ['the rear wheels and the basket', 120, 190, 170],
      ],
    },
  ],
]
