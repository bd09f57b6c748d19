import { grey, metal, pale, rubber, steel, sun, white } from './colours.ts'
import { tub } from './fixtures.ts'
import { block, box, disc, dot, foot, grip, patch, plate, shadow, stroke, tubes } from './parts.ts'
import type { Drawing, Paint } from './types.ts'
import { caster } from './wheels.ts'

function showerChair(paint: Paint): string {
  return (
    shadow(200, 269, 96) +
    tubes([
      'M158 164L150 258',
      'M242 164L250 258',
      'M136 160L124 258',
      'M264 160L276 258',
      'M132 212H268',
      'M152 160V62',
      'M248 160V62',
    ]) +
    tubes(['M134 158L124 124Q121 112 134 110H146', 'M266 158L276 124Q279 112 266 110H254']) +
    plate(
      'M140 58Q138 48 148 50Q200 62 252 50Q262 48 260 58L254 108Q252 116 244 115Q200 106 156 115Q148 116 146 108Z',
      white,
    ) +
    stroke('M158 74Q200 84 242 74M160 92Q200 102 240 92', paint.base, 5) +
    plate('M122 150Q122 142 132 144Q200 156 268 144Q278 142 278 150Q280 166 268 168H132Q120 166 122 150Z', white) +
    [164, 182, 200, 218, 236].map((x) => dot(x, 160, 3, '#A9C0C4')).join('') +
    grip('M125 124Q121 112 136 110', 13) +
    grip('M275 124Q279 112 264 110', 13) +
    [
      [123, 3],
      [149, 2],
      [251, -2],
      [277, -3],
    ]
      .map(([x = 0, lean = 0]) => foot(x, 270, lean))
      .join('')
  )
}

function transferBench(paint: Paint, alone: boolean): string {
  return (
    shadow(116, 272, 86) +
    tubes(['M96 152L82 258', 'M158 152L164 258', 'M92 212H162']) +
    tubes(['M320 152V180', 'M346 152V180'], { colour: steel }) +
    tub(190, alone ? 202 : 250) +
    tubes(['M118 146V92', 'M186 146V92', 'M76 148L70 104Q69 94 78 94H88']) +
    plate(
      'M98 56Q96 46 106 48Q152 56 198 48Q208 46 206 56L200 92Q198 100 190 99Q152 93 114 99Q106 100 104 92Z',
      white,
    ) +
    stroke('M116 70Q152 77 188 70', paint.base, 5) +
    plate('M66 142Q200 126 356 142Q364 144 364 151Q364 160 354 160H72Q62 160 62 151Q62 143 66 142Z', white) +
    stroke('M210 143V158', paint.base, 6) +
    [96, 114, 132, 150].map((x) => dot(x, 150, 3, '#A9C0C4')).join('') +
    grip('M71 108Q68 94 80 94H90', 12) +
    foot(81, 272, 5) +
    foot(164, 272, -3)
  )
}

function bathLift(paint: Paint): string {
  const scissors =
    tubes(['M150 238L262 190', 'M262 238L150 190'], { colour: steel }) +
    box(136, 236, 142, 10, 4, grey) +
    disc(206, 214, 6, metal)
  const seat =
    plate('M120 60Q120 50 130 50H146Q156 50 158 60L172 150H136Z', paint.base) +
    stroke('M136 66L150 136', paint.light, 4) +
    plate('M132 148H282Q292 148 292 156Q292 164 282 164H136Q126 164 126 156Q126 148 132 148Z', white) +
    plate('M140 158H276L286 186H130Z', paint.base) +
    stroke('M148 170H268', paint.light, 3.4)
  return (
    shadow(200, 275, 150) +
    plate('M46 178H354L336 258H64Z', '#D5E2E1') +
    scissors +
    `<g opacity="0.62">${tub(30, 340)}</g>` +
    box(30, 172, 340, 16, 8, white) +
    seat +
    stroke('M280 152Q330 132 322 96', rubber, 4) +
    box(310, 56, 26, 44, 8, rubber) +
    dot(323, 70, 5.5, sun) +
    dot(323, 86, 5.5, metal)
  )
}

function commode(paint: Paint): string {
  return (
    shadow(200, 269, 100) +
    tubes([
      'M150 156L144 258',
      'M250 156L256 258',
      'M130 150L122 258',
      'M270 150L278 258',
      'M128 226H272',
      'M146 150V60Q146 50 156 50H244Q254 50 254 60V150',
    ]) +
    plate('M158 62H242Q248 62 248 70L244 100Q243 106 236 106H164Q157 106 156 100L152 70Q152 62 158 62Z', paint.base) +
    stroke('M166 72H234', paint.light, 4) +
    plate('M166 172H234L228 214Q227 220 220 220H180Q173 220 172 214Z', white) +
    patch('M180 180H192L190 214H184Z', pale) +
    stroke('M170 186Q200 232 230 186', steel, 3) +
    tubes(['M132 152V118Q132 108 142 108H150', 'M268 152V118Q268 108 258 108H250']) +
    plate('M122 150Q122 144 130 144H270Q278 144 278 150V160Q278 170 268 170H132Q122 170 122 160Z', paint.base) +
    stroke('M136 151H264', paint.light, 3) +
    grip('M132 134V116Q132 108 140 108', 13) +
    grip('M268 134V116Q268 108 260 108', 13) +
    [
      [122, 3],
      [144, 2],
      [256, -2],
      [278, -3],
    ]
      .map(([x = 0, lean = 0]) => foot(x, 270, lean))
      .join('')
  )
}

function rollingCommode(paint: Paint): string {
  return (
    shadow(206, 270, 122) +
    tubes(
      [
        'M92 50H112Q122 50 124 60L140 232',
        'M140 226H262',
        'M136 166H258Q268 166 270 176L300 226Q304 236 316 236H330',
        'M258 168V232',
        'M204 118H238Q246 118 248 126L252 166',
      ],
      { colour: white },
    ) +
    plate('M116 62L132 60L146 150L128 152Z', paint.base) +
    patch('M117.500 64L122 63L135 150L130 151Z', paint.dark) +
    plate('M164 170H238L230 206Q229 212 222 212H180Q173 212 172 206Z', pale) +
    stroke('M160 174H242', steel, 5) +
    plate('M128 152Q128 146 136 146H262Q270 146 270 154Q270 168 260 168H138Q128 168 128 160Z', paint.base) +
    stroke('M142 152.500H256', paint.light, 3) +
    grip('M148 116H206', 13) +
    tubes(['M136 152L132 122Q132 116 140 116'], { colour: white }) +
    grip('M88 50H108', 13) +
    grip('M314 237H344', 12) +
    caster(142, 250, 20, 226, sun) +
    caster(262, 250, 20, 226, sun) +
    block(146, 228, 18, 6, sun, 3)
  )
}

export const bathSeats: readonly [number, Drawing][] = [
  [
    17,
    {
      name: 'White shower chair with {colour} stripes on its back',
      view: 'seen from the front',
      rooms: ['bathroom'],
      draw: showerChair,
      close: [
        ['the back', 200, 82, 160],
        ['the seat and its drain holes', 200, 156, 170],
        ['the rubber feet', 136, 246, 110],
        ['the arm', 132, 130, 110],
      ],
    },
  ],
  [
    18,
    {
      name: 'Bath transfer bench with {colour} stripes, two legs in the tub',
      rooms: ['bathroom'],
      draw: transferBench,
      close: [
        ['the back and the arm', 140, 90, 170],
        ['the feet outside the tub', 122, 244, 150],
        ['the seat across the rim of the tub', 280, 160, 170],
        ['the seat and its drain holes', 124, 150, 150],
      ],
    },
  ],
  [
    19,
    {
      name: 'Bath lift with {colour} seat, raised in a tub',
      rooms: ['bathroom'],
      draw: bathLift,
      close: [
        ['the back', 148, 96, 150],
        ['the hand control', 316, 92, 140],
        ['the lifting legs in the tub', 206, 214, 180],
        ['the seat at the rim of the tub', 208, 164, 180],
      ],
    },
  ],
  [
    20,
    {
      name: 'Commode chair with {colour} seat',
      view: 'seen from the front',
      rooms: ['bedroom', 'bathroom'],
      draw: commode,
      close: [
        ['the back', 200, 86, 150],
        ['the bucket', 200, 194, 140],
        ['the rubber feet', 134, 244, 110],
        ['the arm and the seat', 142, 136, 120],
      ],
    },
  ],
  [
    21,
    {
      name: 'Rolling shower commode chair with {colour} seat',
      rooms: ['bathroom'],
      draw: rollingCommode,
      close: [
        ['the casters and the brake', 160, 236, 140],
        ['the seat and the pan', 204, 176, 160],
        ['the push handle and the back', 120, 92, 150],
        ['the footrest', 300, 216, 140],
      ],
    },
  ],
]
