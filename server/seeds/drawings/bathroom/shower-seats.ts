import { pale, rubber, steel, sun, white, wood, woodLight } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, dot, foot, grip, oval, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'

const feet = [
  [123, 3],
  [149, 2],
  [251, -2],
  [277, -3],
] as const

/** The usual chair, with or without arms. */
function showerChair(paint: Paint, arms: boolean): string {
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
    (arms ? tubes(['M134 158L124 124Q121 112 134 110H146', 'M266 158L276 124Q279 112 266 110H254']) : '') +
    plate(
      'M140 58Q138 48 148 50Q200 62 252 50Q262 48 260 58L254 108Q252 116 244 115Q200 106 156 115Q148 116 146 108Z',
      white,
    ) +
    stroke('M158 74Q200 84 242 74M160 92Q200 102 240 92', paint.base, 5) +
    plate('M122 150Q122 142 132 144Q200 156 268 144Q278 142 278 150Q280 166 268 168H132Q120 166 122 150Z', white) +
    [164, 182, 200, 218, 236].map((x) => dot(x, 160, 3, '#A9C0C4')).join('') +
    (arms ? grip('M125 124Q121 112 136 110', 13) + grip('M275 124Q279 112 264 110', 13) : '') +
    feet.map(([x, lean]) => foot(x, 270, lean)).join('')
  )
}

/** A round seat on three legs that screw off. */
function stool(paint: Paint): string {
  return (
    shadow(200, 269, 76) +
    tubes(['M200 170V254'], { colour: steel }) +
    tubes(['M166 166L142 258', 'M234 166L258 258', 'M152 226H248']) +
    oval(200, 158, 66, 20, pale) +
    oval(200, 150, 66, 20, white) +
    oval(200, 149, 46, 12, paint.light) +
    [170, 185, 200, 215, 230].map((x) => dot(x, 149, 2.6, paint.base)).join('') +
    foot(200, 268, 0, rubber) +
    foot(140, 270, 8) +
    foot(260, 270, -8)
  )
}

/** Slats of wood, one with a spot, and a shelf of slats below. */
function bench(paint: Paint): string {
  const slats = (y: number, fill: string) => [0, 1, 2].map((at) => box(84, y + at * 9, 232, 8, 3, fill)).join('')
  return (
    shadow(200, 270, 126) +
    [96, 292].map((x) => box(x, 166, 13, 104, 3, wood)).join('') +
    box(90, 172, 220, 14, 3, wood) +
    slats(146, woodLight) +
    dot(236, 154, 6, wood) +
    slats(218, woodLight) +
    plate('M138 196Q138 188 150 188H196Q208 188 208 196V216H138Z', paint.base) +
    stroke('M146 198H200', paint.light, 4) +
    block(226, 196, 18, 20, sun, 3)
  )
}

/** A padded seat on a disc that turns, its back and arms turning with it. */
function swivel(paint: Paint): string {
  return (
    shadow(200, 269, 96) +
    tubes(['M158 196L148 258', 'M242 196L252 258', 'M140 190L124 258', 'M260 190L276 258', 'M130 226H270']) +
    box(128, 180, 144, 14, 6, white) +
    oval(200, 178, 46, 9, steel) +
    rotate(
      -3,
      200,
      160,
      tubes(['M166 150V74', 'M244 150V74', 'M262 152V118Q262 106 250 106H236', 'M132 152V120Q132 108 144 108H158']) +
        plate('M152 62Q152 50 164 50H246Q258 50 258 62L254 104Q252 112 244 112H166Q158 112 156 104Z', paint.base) +
        stroke('M168 64H242', paint.light, 4) +
        plate('M124 152Q124 144 134 144H266Q276 144 276 152V162Q276 172 266 172H134Q124 172 124 162Z', paint.base) +
        stroke('M138 151H260', paint.light, 3.4) +
        grip('M132 134V120Q132 108 142 108', 13) +
        grip('M262 132V118Q262 106 252 106', 13),
    ) +
    stroke('M286 176Q306 168 304 148M304 148l-8 6M304 148l7 8', paint.dark, 4) +
    feet.map(([x, lean]) => foot(x, 270, lean)).join('')
  )
}

export function showerSeat(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (mentions(details, /stool/)) return stool(paint)
  if (mentions(details, /bench/)) return bench(paint)
  return mentions(details, /seat that turns/)
    ? swivel(paint)
    : showerChair(paint, details.properties.arms_back !== 'Back only')
}

export function showerSeatName(details: ListingDetails): string {
  if (mentions(details, /stool/)) return 'Round shower stool in white and {colour}'
  if (mentions(details, /bench/)) return 'Wooden shower bench with a shelf and a {colour} towel'
  if (mentions(details, /seat that turns/)) return 'Shower chair with {colour} seat that turns'
  const arms = details.properties.arms_back === 'Back only' ? ', no arms' : ''
  return `White shower chair with {colour} stripes on its back${arms}`
}
