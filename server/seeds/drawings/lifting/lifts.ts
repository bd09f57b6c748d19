import { grey, line, rubber, steel, sun, white } from '../colours.ts'
import { block, box, disc, dot, grip, plate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, ListingDetails, Paint } from '../types.ts'
import { wheel } from '../wheels/wheels.ts'

/** A sling hanging from a spreader bar whose middle is given. */
function hangingSling(x: number, y: number, paint: Paint): string {
  return (
    stroke(`M${x - 42} ${y + 10}L${x - 30} ${y + 46}M${x + 42} ${y + 10}L${x + 30} ${y + 46}`, line, 5) +
    plate(
      `M${x - 42} ${y + 14}L${x - 26} ${y + 92}Q${x} ${y + 106} ${x + 26} ${y + 92}L${x + 42} ${y + 14}Q${x + 26} ${y + 68} ${x} ${y + 68}Q${x - 26} ${y + 68} ${x - 42} ${y + 14}Z`,
      paint.base,
    ) +
    stroke(`M${x - 24} ${y + 84}Q${x} ${y + 96} ${x + 24} ${y + 84}`, paint.light, 3.4) +
    tubes([`M${x - 44} ${y + 14}Q${x} ${y - 16} ${x + 44} ${y + 14}`], { width: 9, colour: steel }) +
    dot(x - 44, y + 14, 4.5, line) +
    dot(x + 44, y + 14, 4.5, line)
  )
}

function floorLift(paint: Paint): string {
  return (
    shadow(210, 270, 124) +
    tubes(['M284 48V84'], { width: 8, inner: 3 }) +
    hangingSling(284, 92, paint) +
    tubes(['M116 254H300'], { width: 13, inner: 8, colour: paint.base }) +
    tubes(['M130 254L144 66'], { width: 15, inner: 9, colour: white }) +
    tubes(['M144 160L196 96'], { width: 12, inner: 6, colour: steel }) +
    tubes(['M150 150L222 62'], { width: 10, inner: 5, colour: white }) +
    tubes(['M142 68L286 46'], { width: 15, inner: 9, colour: white }) +
    tubes(['M136 122L92 98'], { width: 9 }) +
    grip('M104 104L84 94', 13) +
    box(114, 152, 40, 44, 8, grey) +
    box(123, 161, 21, 13, 3, sun) +
    wheel(110, 254, 17) +
    wheel(304, 254, 17)
  )
}

function standingLift(paint: Paint): string {
  return (
    shadow(206, 270, 124) +
    tubes(['M104 256H296'], { width: 13, inner: 8 }) +
    tubes(['M128 252L150 96'], { width: 16, inner: 10, colour: white }) +
    tubes(['M136 208L182 140'], { width: 11, inner: 6, colour: steel }) +
    tubes(['M148 96Q196 120 236 106L274 82'], { width: 13, inner: 7, colour: white }) +
    grip('M250 97L276 80', 14) +
    tubes(['M146 178H186'], { width: 9 }) +
    plate('M184 156Q196 150 204 158Q196 178 204 200Q194 208 184 202Z', rubber) +
    plate('M166 232H268Q276 232 276 240V246H162V238Q162 232 166 232Z', rubber) +
    stroke('M176 238H264', grey, 2.6) +
    stroke('M272 86Q298 98 306 120', line, 7) +
    stroke('M272 86Q298 98 306 120', paint.light, 2.6) +
    stroke('M208 114Q236 146 298 150', line, 7) +
    stroke('M208 114Q236 146 298 150', paint.light, 2.6) +
    plate('M292 114Q306 108 320 118Q330 138 322 160Q308 168 294 160Q300 138 292 114Z', paint.base) +
    stroke('M310 122Q318 138 312 154', paint.light, 3.4) +
    box(116, 176, 34, 40, 7, grey) +
    box(124, 184, 18, 12, 3, sun) +
    tubes(['M148 100L118 84'], { width: 9 }) +
    grip('M126 88L104 78', 13) +
    wheel(104, 254, 17) +
    wheel(300, 256, 15)
  )
}

function ceilingLift(paint: Paint): string {
  return (
    block(60, 12, 12, 8, steel) +
    block(328, 12, 12, 8, steel) +
    box(14, 18, 372, 17, 4, white) +
    stroke('M22 29H378', steel, 3) +
    box(176, 34, 14, 14, 4, rubber) +
    box(210, 34, 14, 14, 4, rubber) +
    box(152, 44, 96, 46, 12, white) +
    box(166, 56, 34, 12, 4, paint.base) +
    dot(226, 64, 8, sun) +
    stroke('M200 90V138', line, 9) +
    stroke('M200 92V138', paint.light, 4) +
    hangingSling(200, 146, paint) +
    stroke('M244 84Q298 92 300 150', rubber, 3.6) +
    box(289, 148, 22, 46, 7, rubber) +
    stroke('M300 158V166M296 162L300 157L304 162', white, 2.6) +
    stroke('M300 176V184M296 180L300 185L304 180', white, 2.6)
  )
}

function wallSling(paint: Paint): string {
  const loop = (d: string) => stroke(d, line, 9) + stroke(d, paint.light, 4)
  const mesh = [150, 166, 182, 198].map((y, index) => `M${164 - index} ${y}H${236 + index}`).join('')
  return (
    box(112, 30, 176, 16, 6, '#B98550') +
    loop('M148 50L160 92') +
    loop('M252 50L240 92') +
    loop('M128 226Q104 214 116 178Q122 150 138 52') +
    loop('M272 226Q296 214 284 178Q278 150 262 52') +
    plate(
      'M156 84Q200 102 244 84L252 190Q254 206 264 214L290 246Q294 258 282 262L244 264Q230 226 200 226Q170 226 156 264L118 262Q106 258 110 246L136 214Q146 206 148 190Z',
      paint.base,
    ) +
    plate('M164 96Q200 110 236 96L240 126Q200 138 160 126Z', paint.light) +
    stroke(
      'M162 132Q200 144 238 132L246 196Q248 208 258 218L276 242M162 132L154 196Q152 208 142 218L124 242',
      paint.light,
      2.8,
    ) +
    stroke(mesh, paint.dark, 2.2) +
    box(188, 206, 24, 14, 2, white) +
    stroke('M193 211H207M193 215H203', grey, 1.6) +
    [142, 258].map((x) => disc(x, 44, 7, sun)).join('')
  )
}

/** Pumped by hand, everything in the paint, hooks without a sling. */
function hydraulic(paint: Paint): string {
  const frame = { colour: paint.base }
  return (
    shadow(210, 270, 124) +
    tubes(['M284 52V84'], { width: 8, inner: 3 }) +
    tubes(['M240 106Q284 76 328 106'], { width: 9, colour: steel }) +
    stroke('M240 108q-2 14 8 14q8 0 6 -8M328 108q2 14 -8 14q-8 0 -6 -8', line, 4.5) +
    tubes(['M116 254H300'], { width: 13, inner: 8, ...frame }) +
    tubes(['M130 254L144 66'], { width: 15, inner: 9, ...frame }) +
    tubes(['M148 186L196 96'], { width: 15, inner: 9, colour: '#DDE6E3' }) +
    tubes(['M178 130L204 82'], { width: 9, inner: 4, colour: steel }) +
    tubes(['M150 190L206 206'], { width: 8, inner: 3 }) +
    grip('M192 202L216 209', 13) +
    disc(150, 190, 9, sun) +
    tubes(['M142 68L286 50'], { width: 15, inner: 9, ...frame }) +
    tubes(['M136 122L92 98'], { width: 9 }) +
    grip('M104 104L84 94', 13) +
    stroke('M170 250l14 6M222 250l10 5', paint.light, 3) +
    wheel(110, 254, 17) +
    wheel(304, 254, 17)
  )
}

const byHand = ({ properties }: ListingDetails) => properties.lift_power?.startsWith('Hydraulic') === true

const patientLift = (paint: Paint, _alone: boolean, details: ListingDetails) =>
  byHand(details) ? hydraulic(paint) : floorLift(paint)

const floorLiftName = (details: ListingDetails) =>
  byHand(details)
    ? 'Patient floor lift with {colour} frame and a hand pump, no sling'
    : 'Patient floor lift with {colour} sling'

/** Open below, a belt round the chest, clips in place of loops. */
function toiletingSling(paint: Paint): string {
  const clip = (x: number, y: number) => box(x - 9, y - 13, 18, 26, 6, white) + dot(x, y - 4, 3.4, line)
  return (
    box(112, 30, 176, 16, 6, '#B98550') +
    stroke('M146 50L166 96M254 50L234 96', line, 8) +
    clip(147, 60) +
    clip(253, 60) +
    plate('M146 100Q200 84 254 100L262 148Q200 166 138 148Z', paint.base) +
    stroke('M152 112Q200 98 248 112', paint.light, 4) +
    stroke('M138 132Q200 150 262 132', line, 10) +
    stroke('M138 132Q200 150 262 132', paint.dark, 5) +
    box(188, 132, 24, 18, 4, sun) +
    plate('M144 150L164 154L156 206Q152 236 124 250L108 236Q134 218 136 196Z', paint.base) +
    plate('M256 150L236 154L244 206Q248 236 276 250L292 236Q266 218 264 196Z', paint.base) +
    stroke('M152 162L146 204M248 162L254 204', paint.light, 3.4) +
    clip(114, 252) +
    clip(286, 252) +
    box(188, 112, 24, 14, 2, white) +
    [142, 258].map((x) => disc(x, 44, 7, sun)).join('')
  )
}

/** Water runs through it. */
const mesh = stroke(
  'M150 110L250 210M150 140L220 210M180 110L250 180M250 110L150 210M250 140L180 210M220 110L150 180',
  '#FFFFFF90',
  2,
)

function sling(paint: Paint, _alone: boolean, { properties }: ListingDetails): string {
  if (properties.sling_type === 'Toileting') return toiletingSling(paint)
  return wallSling(paint) + (properties.sling_type === 'Bathing mesh' ? mesh : '')
}

function slingName({ properties }: ListingDetails): string {
  if (properties.sling_type === 'Toileting') return 'Toileting lift sling in {colour} with clips, hung on hooks'
  return `${properties.sling_type === 'Bathing mesh' ? 'Lift sling of mesh' : 'Lift sling'} in {colour}, hung on hooks`
}

export const lifts: readonly [number, Drawing][] = [
  [
    32,
    {
      name: floorLiftName,
      rooms: ['bedroom', 'living'],
      draw: patientLift,
      close: [
        ['the spreader bar', 284, 134, 150],
        ['the mast', 136, 160, 140],
        ['the base and its wheels', 260, 240, 150],
        ['the push handle', 112, 104, 130],
      ],
    },
  ],
  [
    33,
    {
      name: 'Sit-to-stand lift with {colour} back strap',
      rooms: ['bedroom', 'living', 'bathroom'],
      draw: standingLift,
      close: [
        ['the hand grip and the back strap', 286, 112, 140],
        ['the knee pad', 186, 180, 130],
        ['the foot plate', 230, 238, 150],
        ['the push handle and the mast', 134, 100, 130],
      ],
    },
  ],
  [
    34,
    {
      name: 'Ceiling track lift with {colour} sling',
      view: 'seen from the front',
      stands: 'wall',
      rooms: ['bedroom', 'bathroom', 'living'],
      setting: () => block(0, 0, 400, 14, '#F8F5EF'),
      draw: ceilingLift,
      close: [
        ['the motor on its track', 200, 56, 160],
        ['the spreader bar and the sling', 200, 190, 160],
        ['the hand control', 296, 166, 120],
        ['the strap from the motor to the sling', 214, 128, 240],
      ],
    },
  ],
  [
    35,
    {
      name: slingName,
      view: 'seen from the front',
      stands: 'wall',
      rooms: ['bedroom', 'hall', 'garage'],
      draw: sling,
      close: [
        ['the loops on their hooks', 200, 62, 180],
        ['the label', 200, 190, 130],
        ['the left leg strap', 128, 226, 120],
        ['the upper part', 200, 116, 140],
      ],
    },
  ],
]
