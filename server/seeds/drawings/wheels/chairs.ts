import { grey, line, rubber, steel, sun, wood, woodLight } from '../colours.ts'
import { liftChair, liftChairCloses, liftChairName } from '../lifting/lift-chairs.ts'
import { block, box, disc, foot, grip, patch, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, ListingDetails, Paint } from '../types.ts'
import { caster } from './wheels.ts'

function geriChair(paint: Paint): string {
  return (
    shadow(206, 270, 124) +
    tubes(['M116 240H276', 'M138 240L170 196', 'M268 240L236 196'], { width: 11, inner: 6 }) +
    tubes(['M102 74L82 84'], { width: 9 }) +
    grip('M92 76L72 92', 13) +
    plate('M92 52Q98 34 118 38Q134 42 140 60L184 168L162 196Q142 196 134 176Z', paint.base) +
    plate('M112 44Q128 30 142 44Q152 62 146 84Q136 90 126 84Z', paint.dark) +
    stroke('M122 110L152 100M134 138L164 126', paint.dark, 2.6) +
    plate('M254 170L324 202Q330 208 326 216L318 228Q312 232 304 228L240 196Z', paint.base) +
    stroke('M268 182L314 204', paint.light, 3.4) +
    plate('M138 178Q140 162 158 164H256Q268 166 266 182Q264 200 248 200H156Q138 198 138 178Z', paint.base) +
    plate('M158 134Q158 120 172 120H244Q258 120 258 134L254 172Q252 180 244 180H178Q170 180 168 172Z', paint.base) +
    stroke('M176 140H242L240 168H182Z', paint.dark, 2.6) +
    stroke('M170 128H246', paint.light, 3.4) +
    plate('M206 106H300Q308 106 308 113Q308 119 300 119H206Q198 119 198 113Q198 106 206 106Z', woodLight) +
    tubes(['M226 119V134'], { width: 8, inner: 3 }) +
    rotate(28, 322, 218, box(312, 196, 12, 40, 5, rubber)) +
    block(106, 226, 22, 6, sun, 3) +
    caster(116, 250, 20, 230) +
    caster(276, 250, 20, 230)
  )
}

function perchingStool(paint: Paint): string {
  return (
    shadow(200, 269, 96) +
    tubes(['M164 148L152 258', 'M236 148L248 258'], { colour: steel }) +
    tubes(['M148 150L122 258', 'M252 150L278 258', 'M136 200H264', 'M130 228H270', 'M164 146V66', 'M236 146V66']) +
    tubes(['M144 146L130 108Q126 94 140 94H150', 'M256 146L270 108Q274 94 260 94H250']) +
    plate(
      'M150 46Q150 36 160 38Q200 48 240 38Q250 36 250 46L246 80Q244 88 236 87Q200 79 164 87Q156 88 154 80Z',
      paint.base,
    ) +
    stroke('M166 54Q200 62 234 54', paint.light, 4) +
    plate('M146 128Q200 118 254 128L272 158Q274 170 262 170H138Q126 170 128 158Z', paint.base) +
    patch('M152 132Q200 124 248 132L260 152H140Z', paint.light) +
    stroke('M130 158H270', line, 2.4) +
    grip('M131 110Q126 94 142 94', 13) +
    grip('M269 110Q274 94 258 94', 13) +
    [
      [121, 12],
      [151, 6],
      [249, -6],
      [279, -12],
    ]
      .map(([x = 0, lean = 0]) => foot(x, 270, lean))
      .join('')
  )
}

function riser(x: number, y: number): string {
  return (
    plate(
      `M${x - 24} ${y - 62}H${x + 24}L${x + 40} ${y - 8}Q${x + 42} ${y} ${x + 34} ${y}H${x - 34}Q${x - 42} ${y} ${x - 40} ${y - 8}Z`,
      grey,
    ) +
    patch(`M${x - 16} ${y - 56}H${x - 8}L${x - 20} ${y - 8}H${x - 30}Z`, '#8B9A94') +
    stroke(`M${x - 35} ${y - 18}H${x + 35}`, line, 2) +
    box(x - 28, y - 70, 56, 12, 5, sun)
  )
}

/** One metal frame that takes the four legs of an armchair. */
function raiserFrame(paint: Paint): string {
  const cup = (x: number) => box(x, 208, 34, 22, 5, grey) + stroke(`M${x + 6} 214H${x + 28}`, '#8B9A94', 3)
  return (
    shadow(200, 270, 120) +
    plate('M112 92Q112 70 134 70H158Q172 70 172 88V150H112Z', paint.base) +
    plate('M112 146H286Q296 146 296 156V196H108V156Z', paint.base) +
    plate('M126 118Q126 108 138 108H262Q274 108 274 120V132H126Z', paint.dark) +
    stroke('M138 116H262', paint.light, 4) +
    stroke('M120 160H284', paint.light, 3) +
    block(118, 196, 14, 20, wood) +
    block(266, 196, 14, 20, wood) +
    tubes(['M96 264V226H304V264', 'M118 264V240M282 264V240', 'M96 248H304'], { width: 10, inner: 5 }) +
    cup(108) +
    cup(256) +
    disc(200, 248, 8, sun) +
    stroke('M188 242L212 254', line, 4)
  )
}

/** Four deep cups, stacked two by two. */
function fourRisers(paint: Paint): string {
  return (
    shadow(130, 270, 70) +
    shadow(270, 270, 70) +
    riser(130, 270) +
    riser(270, 270) +
    riser(130, 208).replaceAll(sun, '#8B9A94') +
    riser(270, 208).replaceAll(sun, '#8B9A94') +
    stroke('M104 240H156M244 240H296', paint.base, 7)
  )
}

const risersName = (details: ListingDetails) =>
  details.properties.sold_as === 'Single'
    ? 'Raiser frame under a {colour} armchair'
    : details.properties.sold_as
      ? 'Four bed risers with {colour} bands, stacked'
      : 'Bed risers, one under a bed with {colour} quilt'

function risers(paint: Paint, alone: boolean, details: ListingDetails): string {
  if (details.properties.sold_as === 'Single') return raiserFrame(paint)
  if (details.properties.sold_as) return fourRisers(paint)
  const left = alone ? 8 : -14
  return (
    shadow(98, 270, 64) +
    shadow(292, 270, 96) +
    box(left, 96, 118 - left, 40, 10, '#F3EEE2') +
    plate(`M${left} 84H92Q112 84 114 104L118 134Q60 146 ${left} 138Z`, paint.base) +
    stroke(`M${left + 12} 94H88Q102 96 104 112`, paint.light, 4) +
    box(left, 134, 134 - left, 24, 5, wood) +
    patch(`M${left + 5} 139H128V144H${left + 5}Z`, woodLight) +
    plate('M72 156H124L116 204H80Z', wood) +
    riser(98, 270) +
    riser(246, 270) +
    riser(340, 270) +
    riser(294, 200).replaceAll(sun, '#8B9A94')
  )
}

export const chairs: readonly [number, Drawing][] = [
  [
    45,
    {
      name: liftChairName,
      rooms: ['living', 'bedroom'],
      draw: liftChair,
      close: liftChairCloses,
    },
  ],
  [
    46,
    {
      name: 'Wheeled recliner for care in {colour}, with tray',
      rooms: ['living', 'bedroom'],
      draw: geriChair,
      close: [
        ['the tray', 250, 118, 140],
        ['the headrest and the push handle', 112, 74, 140],
        ['the footrest', 296, 208, 130],
        ['the casters and the brake', 134, 240, 130],
      ],
    },
  ],
  [
    47,
    {
      name: 'Perching stool with {colour} seat, arms and back',
      view: 'seen from the front',
      rooms: ['living', 'hall', 'bathroom'],
      draw: perchingStool,
      close: [
        ['the sloping seat', 200, 146, 160],
        ['the back', 200, 64, 140],
        ['the rubber feet', 134, 246, 110],
        ['the arm', 134, 112, 110],
      ],
    },
  ],
  [
    48,
    {
      name: risersName,
      rooms: ['bedroom', 'living'],
      draw: risers,
      close: [
        ['the riser under the bed leg', 98, 228, 140],
        ['the stacked risers', 294, 204, 190],
        ['the cup for the leg', 98, 200, 90],
        ['the rim of a riser', 340, 216, 110],
      ],
    },
  ],
]
