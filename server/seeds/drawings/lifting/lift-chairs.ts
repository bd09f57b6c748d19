import { line, metal, rubber, sun, white } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { box, dot, place, plate, rotate, shadow, stroke } from '../parts.ts'
import { tear } from '../repair.ts'
import type { Closes, ListingDetails, Paint } from '../types.ts'

/** How the back is upholstered: two soft folds, three pillows, buttons, or plain seams. */
function back(paint: Paint, details: ListingDetails): string {
  const shape = plate('M118 68Q120 52 140 54Q158 54 164 74L194 168L190 246H152Q144 246 142 236Z', paint.base)
  if (mentions(details, /leather/i)) {
    return (
      plate('M112 38Q114 20 138 24Q160 24 166 48L196 168L190 246H152Q144 246 142 236Z', paint.base) +
      plate('M110 40Q122 28 150 30Q164 34 164 52Q142 66 118 62Q108 52 110 40Z', paint.dark) +
      [88, 112, 136]
        .map((y) => dot(140 + (y - 88) * 0.28, y, 3.4, line) + dot(160 + (y - 88) * 0.28, y - 3, 3.4, line))
        .join('')
    )
  }
  if (mentions(details, /vinyl/)) return shape + stroke('M134 72L166 224M148 66L180 214', paint.dark, 2.6)
  if (mentions(details, /good winter chair/)) {
    return (
      shape +
      stroke('M130 106L174 94M140 140L184 126', paint.dark, 5) +
      plate('M116 66Q128 46 152 54L168 88Q142 98 124 88Z', white)
    )
  }
  return shape + stroke('M132 92Q150 100 166 88M138 124Q156 132 176 120', paint.dark, 2.6)
}

/** The side under the arm, with a pocket where the listing mentions one. */
function side(paint: Paint, details: ListingDetails): string {
  const pocket = mentions(details, /side pocket/)
    ? plate('M196 204H250L246 240H200Z', paint.dark) + plate('M206 194L238 190L240 206H208Z', white)
    : ''
  const seam = mentions(details, /vinyl/)
    ? stroke('M168 214H272', paint.light, 3.4)
    : stroke('M190 204H258', paint.light, 3.4)
  return (
    plate('M172 158Q170 138 190 138H258Q276 138 276 156V180H240L184 186Z', paint.base) +
    plate('M152 240L176 168H262L278 192Q282 200 278 208V236Q278 246 268 246H158Q150 246 152 240Z', paint.base) +
    stroke('M188 190H268M180 186V244', paint.dark, 2.6) +
    stroke('M196 146H256', paint.light, 4) +
    seam +
    pocket
  )
}

function control(details: ListingDetails): string {
  const cord = mentions(details, /hangs on a hook/)
    ? stroke('M252 150V120', line, 4)
    : stroke('M252 184Q262 216 246 224', line, 3)
  return cord + box(244, 146, 18, 42, 7, rubber) + dot(253, 157, 4.5, sun) + dot(253, 172, 3.5, metal)
}

const base = () => plate('M142 244H276L286 262Q288 268 280 268H136Q128 268 132 260Z', rubber)
const footrest = (paint: Paint) =>
  plate('M256 164L306 214Q312 224 302 230L284 238Q276 240 270 232L236 190Z', paint.base)

function whole(paint: Paint, details: ListingDetails): string {
  return back(paint, details) + side(paint, details) + control(details)
}

/** Rising on its arms of steel, to stand up from. */
function rising(paint: Paint, details: ListingDetails, by: number): string {
  return (
    shadow(206, 268, 112) +
    base() +
    stroke(`M164 258L${180 - by} 214M248 258L${236 - by} 200M164 258L${230 - by} 206`, line, 11) +
    stroke(`M164 258L${180 - by} 214M248 258L${236 - by} 200M164 258L${230 - by} 206`, metal, 6) +
    rotate(by, 250, 244, place(0, -22, 1, footrest(paint) + whole(paint, details)))
  )
}

/** Laid out flat: back down, feet up. */
function flat(paint: Paint, details: ListingDetails): string {
  return (
    shadow(206, 268, 144) +
    base() +
    plate('M34 150Q40 128 64 136L186 172L188 214L150 220Q84 190 42 172Q32 164 34 150Z', paint.base) +
    plate('M34 152Q40 126 66 136L92 144L80 180L46 172Q32 166 34 152Z', paint.light) +
    stroke('M110 152L98 188M142 162L132 200', paint.dark, 2.6) +
    plate('M262 164H352Q364 166 364 178Q364 192 352 194H262Z', paint.base) +
    stroke('M276 172H346', paint.light, 3.4) +
    stroke('M268 196L300 240', line, 9) +
    stroke('M268 196L300 240', metal, 4) +
    side(paint, details) +
    control(details)
  )
}

/** Stopped at half height: torn on the arm, its plug out on the floor. */
function stuck(paint: Paint, details: ListingDetails): string {
  return (
    rising(paint, details, 13) +
    tear(212, 118) +
    stroke('M142 258Q96 250 80 266Q66 280 44 270', line, 4) +
    box(26, 262, 20, 14, 4, rubber) +
    stroke('M26 266H18M26 272H18', metal, 3)
  )
}

const black: Paint = { base: '#3A4643', dark: '#2A3633', light: '#6B7C76', word: 'black' }

export function liftChair(tinted: Paint, _alone: boolean, details: ListingDetails): string {
  const paint = mentions(details, /black leather/) ? black : tinted
  if (details.forParts) return stuck(paint, details)
  if (details.properties.chair_positions?.startsWith('Lie flat')) return flat(paint, details)
  if (mentions(details, /rises to standing/)) return rising(paint, details, 17)
  const chair = shadow(206, 268, 112) + base() + footrest(paint) + whole(paint, details)
  return details.properties.user_size?.startsWith('Petite') ? place(32, 42, 0.84, chair) : chair
}

export function liftChairName(details: ListingDetails): string {
  if (details.forParts) return 'Lift chair in {colour}, stuck halfway up'
  if (details.properties.chair_positions?.startsWith('Lie flat')) return 'Lift chair in {colour}, laid out flat'
  if (mentions(details, /rises to standing/)) return 'Lift chair in {colour}, risen to standing'
  const size = details.properties.user_size?.split(' ')[0]
  if (mentions(details, /black leather/)) return 'Tall lift chair in black leather with hand control'
  return size === 'Petite' || size === 'Tall'
    ? `${size} lift chair in {colour} with hand control`
    : 'Lift chair in {colour} with hand control'
}

export function liftChairCloses(details: ListingDetails): Closes {
  if (details.properties.chair_positions?.startsWith('Lie flat')) {
    return [
      ['the hand control', 252, 170, 110],
      ['the lowered back', 96, 160, 150],
      ['the raised footrest', 312, 178, 130],
      ['the armrest and the side', 220, 190, 160],
    ]
  }
  if (mentions(details, /rises to standing/)) {
    return [
      ['the hand control', 282, 148, 120],
      ['the back', 203, 70, 150],
      ['the lifting arms', 210, 232, 150],
      ['the armrest and the side', 240, 140, 160],
    ]
  }
  return [
    ['the hand control', 252, 174, 110],
    ['the back', 150, 100, 150],
    ['the footrest', 280, 212, 120],
    ['the armrest and the side', 220, 180, 160],
  ]
}
