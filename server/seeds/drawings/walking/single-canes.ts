import { line, metal, rubber, steel, sun, wood, woodLight } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { box, dot, foot, grip, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { Closes, ListingDetails, Paint } from '../types.ts'

type Kind = 'pair' | 'small base' | 'large base' | 'folding' | 'carved' | 'ice pick' | 'two canes'

function kindOf(details: ListingDetails): Kind {
  const { tip, folding } = details.properties
  if (!tip) return 'pair'
  if (tip === 'Four-point small base') return 'small base'
  if (tip === 'Four-point large base') return 'large base'
  if (tip === 'Ice pick') return 'ice pick'
  if (folding === 'Yes') return 'folding'
  return mentions(details, /carved/) ? 'carved' : 'two canes'
}

const holes = (x: number) => [130, 142, 154, 166].map((y) => dot(x, y, 1.8, line)).join('')

function crook(): string {
  return rotate(
    9,
    262,
    268,
    tubes(['M262 262V92Q262 62 238 62Q216 62 216 84'], { colour: wood, width: 12, inner: 7 }) +
      foot(262, 268, 0, rubber),
  )
}

/** A cane on four feet, spread by the given reach. */
function quad(colour: string, shine: string, reach: number): string {
  const feet = [-1, -0.4, 0.4, 1].map((at) => 150 + at * reach)
  return (
    shadow(150, 267, reach + 20) +
    tubes(
      feet.map((x) => `M150 222L${x} 258`),
      { colour: steel },
    ) +
    tubes(['M106 56H132Q150 56 150 76V222'], { colour, width: 13, inner: 8 }) +
    stroke('M148 90V190', shine, 2) +
    holes(152) +
    grip('M96 56H130', 16) +
    stroke('M144 184H156', sun, 9) +
    feet.map((x, index) => foot(x, 268, [24, 8, -8, -24][index], rubber)).join('')
  )
}

/** A low square foot of its own: the cane stands by itself. */
function largeBase(paint: Paint): string {
  return (
    shadow(200, 270, 86) +
    tubes(['M200 210V78Q200 56 222 56H250'], { colour: paint.base, width: 13, inner: 8 }) +
    stroke('M198 96V176', paint.light, 2) +
    holes(202) +
    tubes(['M134 260V246Q134 236 144 236H256Q266 236 266 246V260', 'M200 206V236'], {
      colour: steel,
      width: 11,
      inner: 6,
    }) +
    tubes(['M168 258V242M232 258V242'], { colour: steel, width: 8, inner: 3 }) +
    stroke('M194 190H206', sun, 9) +
    grip('M214 56Q236 50 262 60', 18) +
    [134, 168, 232, 266].map((x) => foot(x, 270, 0, rubber)).join('')
  )
}

/** In use, and once more folded in its pouch. */
function folding(paint: Paint): string {
  const flowers = [104, 134, 164, 196, 226]
    .map((y, index) => dot(150 + (index % 2) * 4 - 2, y, 2.6, paint.light))
    .join('')
  return (
    shadow(150, 268, 30, 5) +
    shadow(270, 268, 56) +
    tubes(['M150 258V78'], { colour: paint.base, width: 13, inner: 8 }) +
    stroke('M142 118H158M142 164H158M142 212H158', line, 5) +
    flowers +
    grip('M118 66Q134 58 150 72L172 70', 16) +
    foot(150, 268, 0, rubber) +
    plate('M236 196H304L300 256Q298 268 288 268H252Q242 268 240 256Z', paint.dark) +
    tubes(['M250 196V166M264 196V160M278 196V166M290 196V172'], { colour: paint.base, width: 11, inner: 6 }) +
    stroke('M240 210H300', paint.light, 4) +
    dot(270, 210, 5, sun)
  )
}

/** One stick of wood, its handle carved for a palm. */
function carved(paint: Paint): string {
  return (
    shadow(196, 268, 34, 5) +
    rotate(
      5,
      200,
      268,
      tubes(['M200 258V86'], { colour: wood, width: 14, inner: 9 }) +
        stroke('M198 110V236', woodLight, 2.4) +
        stroke('M194 120l12 8M194 134l12 8M194 148l12 8', line, 2) +
        plate(
          'M150 62Q164 42 190 52Q214 58 232 50Q240 58 230 70Q214 84 204 96H192Q176 78 156 82Q144 78 150 62Z',
          woodLight,
        ) +
        stroke('M166 66Q190 60 218 66M172 74Q190 70 206 76', wood, 3) +
        stroke('M194 96H206', paint.base, 10) +
        plate('M194 238l7 4l-6 6Z', '#F3EEE2', 1.6) +
        foot(200, 268, 0, sun),
    )
  )
}

/** A spike on its hinge above the tip. */
function icePick(paint: Paint): string {
  return (
    shadow(200, 272, 34, 5) +
    tubes(['M200 258V76Q200 56 180 56H166'], { colour: paint.base, width: 13, inner: 8 }) +
    stroke('M198 90V176', paint.light, 2) +
    holes(202) +
    grip('M148 56H184', 17) +
    stroke('M150 66Q130 92 148 118', line, 5) +
    foot(200, 270, 0, rubber) +
    box(190, 220, 20, 16, 4, steel) +
    plate('M204 224L226 252L238 274L218 258L202 234Z', metal) +
    dot(206, 228, 5, sun)
  )
}

function twoCanes(paint: Paint): string {
  return (
    shadow(150, 268, 30, 5) +
    shadow(262, 268, 30, 5) +
    crook() +
    tubes(['M150 258V112'], { colour: paint.base, width: 13, inner: 8 }) +
    plate('M118 98Q150 84 182 98Q184 114 170 116H130Q116 112 118 98Z', woodLight) +
    foot(150, 268, 0, rubber)
  )
}

const forms: Record<Kind, (paint: Paint) => string> = {
  pair: (paint) => shadow(262, 268, 26, 5) + crook() + quad(paint.base, paint.light, 42),
  'small base': () => turnedMiddle(quad(wood, woodLight, 30)),
  'large base': largeBase,
  folding,
  carved,
  'ice pick': icePick,
  'two canes': twoCanes,
}

/** A single cane stands in the middle of its picture. */
const turnedMiddle = (cane: string) => `<g transform="translate(50 0)">${cane}</g>`

const names: Record<Kind, string> = {
  pair: 'Four-point {colour} cane and a wooden cane',
  'small base': 'Four-point cane with wood finish and a small base',
  'large base': 'Four-point {colour} cane on a large base',
  folding: 'Folding {colour} cane, its pouch beside it',
  carved: 'Wooden cane with a carved handle and a {colour} ring',
  'ice pick': 'Tall {colour} cane with a flip-down ice pick',
  'two canes': 'Two canes, one {colour}, one of wood',
}

export const drawCane = (paint: Paint, _alone: boolean, details: ListingDetails) => forms[kindOf(details)](paint)
export const caneName = (details: ListingDetails) => names[kindOf(details)]

export function caneCloses(details: ListingDetails): Closes {
  if (kindOf(details) === 'pair') {
    return [
      ['the handle of the four-point cane', 134, 80, 140],
      ['the four rubber feet', 150, 242, 130],
      ['the crook of the wooden cane', 262, 96, 140],
      ['the height button', 150, 170, 120],
    ]
  }
  return [
    ['the handle', 200, 76, 150],
    ['the tip', 200, 242, 150],
    ['the shaft', 200, 150, 130],
    ['the neck of the handle', 190, 100, 120],
  ]
}
