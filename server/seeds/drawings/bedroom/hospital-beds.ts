import { line, metal, rubber, steel, sun, white, wood, woodLight } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, disc, dot, grip, patch, place, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { Closes, ListingDetails, Paint } from '../types.ts'
import { caster } from '../wheels/wheels.ts'
import { sideRail } from './furniture.ts'

const deck = '#6B7C76'

/** The mattress with its cover, the head part raised or all of it flat. */
function mattress(paint: Paint, raised: boolean, cover: boolean): string {
  const fill = cover ? paint.base : '#F1E9D6'
  const shine = cover ? paint.light : white
  if (!raised) {
    return (
      box(70, 178, 280, 28, 9, fill) +
      stroke('M84 186H336', shine, 3.4) +
      plate('M80 180Q78 162 92 161H128Q142 162 140 180Z', white)
    )
  }
  return (
    plate('M72 200L104 134Q110 126 120 128L170 190Q172 200 164 204H78Q70 206 72 200Z', '#F1E9D6') +
    plate('M152 204L174 158Q180 152 188 158L206 174Q212 178 220 178H340Q350 178 350 188V204Z', fill) +
    patch('M180 164L202 180Q210 186 220 185H342V189H218Q206 188 198 182L176 170Z', shine) +
    rotate(-42, 116, 132, box(88, 112, 56, 34, 11, white))
  )
}

/** The bare deck, its head part up. */
function bareDeck(raised: boolean): string {
  const head = raised ? 'M164 202L96 142' : 'M164 202H72'
  const slats = raised ? 'M104 149l10 -7M122 165l10 -7M140 181l10 -7' : 'M90 202v-9M112 202v-9M134 202v-9'
  const rest = Array.from({ length: 7 }, (_, index) => `M${190 + index * 24} 202v-9`).join('')
  return stroke(slats + rest, steel, 6) + tubes([head, 'M164 202H344'], { width: 10, inner: 5 })
}

/** Head and foot ends: boards of wood, panels, or bars of bent tube. */
function ends(details: ListingDetails, low: boolean): string {
  if (mentions(details, /wooden ends/)) {
    const board = (x: number, y: number) =>
      box(x, y, 16, 262 - y, 6, wood) + block(x + 3, y + 8, 4, 240 - y, woodLight, 2)
    return board(46, low ? 126 : 98) + board(352, low ? 156 : 134)
  }
  if (details.properties.bed_operation === 'Manual crank') {
    const bars = (x: number, y: number) =>
      tubes([`M${x} 250V${y + 12}Q${x} ${y} ${x + 8} ${y}H${x + 10}Q${x + 18} ${y} ${x + 18} ${y + 12}V250`], {
        width: 8,
        inner: 3,
      }) + stroke(`M${x + 9} ${y + 4}V226`, line, 3)
    return bars(46, 104) + bars(346, 128)
  }
  if (details.properties.bed_operation === 'Semi electric') {
    return (
      box(46, 112, 20, 118, 9, '#DDE6E3') +
      box(352, 146, 20, 84, 9, '#DDE6E3') +
      stroke('M56 126V216M362 160V216', steel, 4)
    )
  }
  return (
    tubes(['M58 250V112Q58 98 66 98'], { width: 13, inner: 8, colour: wood }) +
    tubes(['M362 250V148Q362 134 354 134'], { width: 13, inner: 8, colour: wood })
  )
}

/** Half, full and assist rails, as the listing names them. */
function rails(details: ListingDetails): string {
  const kind = details.properties.rails_included ?? 'Half'
  if (kind === 'None') return ''
  if (kind === 'Assist')
    return (
      tubes(['M180 214V150Q180 138 192 138H206Q218 138 218 150V214', 'M180 176H218'], { width: 10, inner: 5 }) +
      grip('M190 138H208', 15)
    )
  if (kind === 'Full') {
    const bars = Array.from({ length: 8 }, (_, index) => `M${132 + index * 26} 142V206`).join('')
    return tubes(['M108 210V152Q108 140 120 140H328Q338 140 338 152V210', 'M108 194H338', bars], { width: 8, inner: 3 })
  }
  return mentions(details, /loading door/) ? place(-78, 8, 1, sideRail()) : sideRail()
}

function handControl(): string {
  return (
    stroke('M330 190Q350 170 344 150', rubber, 3.4) +
    box(334, 122, 18, 32, 5, rubber) +
    dot(343, 131, 3.6, sun) +
    dot(343, 142, 3.6, metal)
  )
}

/** A crank under the foot end for the height, or three of them for all that moves. */
function cranks(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const y = 214 + index * 12
    return stroke(`M352 ${y}H${378 + index * 4}V${y + 12}`, line, 6) + dot(378 + index * 4, y + 14, 5, sun)
  }).join('')
}

/** The drive of the bed: cranks, a hand control, or one of each. */
function controls(operation: string | undefined, low: boolean): string {
  if (operation === 'Manual crank') return cranks(3)
  if (operation === 'Semi electric') return cranks(1) + handControl()
  return low ? place(0, 32, 1, handControl()) : handControl()
}

function underframe(low: boolean): string {
  if (low)
    return (
      box(92, 224, 236, 14, 4, steel) +
      stroke('M104 246H316', line, 6) +
      disc(128, 246, 7, metal) +
      disc(292, 246, 7, metal)
    )
  return tubes(['M90 232L146 258', 'M146 232L90 258', 'M252 232L308 258', 'M308 232L252 258'], {
    width: 8,
    inner: 3,
    colour: steel,
  })
}

/** A bed that looks like one at home: an upholstered head, legs, head and feet lifted. */
function adjustable(paint: Paint): string {
  return (
    shadow(210, 270, 158) +
    block(92, 244, 14, 26, wood) +
    block(318, 244, 14, 26, wood) +
    box(52, 84, 26, 178, 12, paint.dark) +
    stroke('M65 104V240', paint.base, 5) +
    box(72, 218, 284, 32, 8, paint.base) +
    stroke('M86 228H342', paint.light, 3) +
    plate(
      'M84 214L112 140Q118 132 128 136L184 200H256L306 168Q314 164 322 168L350 194Q356 202 350 216H92Q82 218 84 214Z',
      '#F1E9D6',
    ) +
    rotate(-50, 122, 148, box(96, 128, 52, 30, 11, white)) +
    stroke('M190 208H340', '#D9B98C', 3) +
    box(238, 190, 12, 22, 4, rubber) +
    dot(244, 196, 3, sun)
  )
}

export function hospitalBed(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (details.properties.dismantles === 'No') return adjustable(paint)
  const operation = details.properties.bed_operation
  const low = mentions(details, /goes down to the floor|goes down to about/)
  const raised = !low && operation !== 'Manual crank'
  const bare = details.properties.mattress_included === 'No'
  const lying = bare
    ? bareDeck(raised)
    : mattress(paint, raised, details.properties.mattress_included !== 'Yes, no cover')
  const top =
    tubes(['M66 230H352'], { width: 9 }) +
    plate('M74 202H344Q352 202 352 210V220H68V208Q68 202 74 202Z', deck) +
    lying +
    rails(details)
  return (
    shadow(210, 270, 164) +
    underframe(low) +
    (low ? place(0, 24, 1, top) : top) +
    ends(details, low) +
    caster(62, 252, 18, 232, metal) +
    caster(356, 252, 18, 232, metal) +
    (mentions(details, /trapeze holes/) ? trapezeHoles() : '') +
    controls(operation, low) +
    (mentions(details, /paint is scratched/) ? stroke('M52 140l8 12M58 170l6 9M352 160l8 11', '#9E4F2C', 3) : '')
  )
}

/** The sockets behind the head end that would take a trapeze. */
const trapezeHoles = () => box(36, 176, 16, 22, 4, steel) + box(36, 212, 16, 18, 4, steel) + dot(44, 180, 4, line)

const railWords: Record<string, string> = {
  None: 'no rails',
  Half: 'a half rail',
  Full: 'a full side rail',
  Assist: 'an assist handle',
}

export function hospitalBedName(details: ListingDetails): string {
  const { rails_included: kind, bed_operation: operation, mattress_included: included, dismantles } = details.properties
  if (!kind || !operation) return 'Electric hospital bed with {colour} cover and side rail'
  if (dismantles === 'No') return 'Adjustable hospital bed with {colour} base and head board, head and feet raised'
  const what = operation === 'Manual crank' ? 'Hospital bed with cranks' : 'Electric hospital bed'
  const lying =
    included === 'No' ? 'no mattress' : included === 'Yes, no cover' ? 'an uncovered mattress' : 'a {colour} mattress'
  return `${what}, ${lying} and ${railWords[kind] ?? 'a side rail'}`
}

const railCloses: Record<string, string> = { None: 'the middle of the bed', Assist: 'the assist handle' }

export function hospitalBedCloses(details: ListingDetails): Closes {
  const { rails_included: rail = 'Half', mattress_included: included, bed_operation: operation } = details.properties
  return [
    [included === 'No' ? 'the bare head part' : 'the head part and the pillow', 112, 150, 160],
    [railCloses[rail] ?? 'the side rail', rail === 'Assist' ? 204 : 244, 168, 160],
    operation === 'Manual crank' ? ['the cranks', 366, 226, 110] : ['the hand control', 340, 150, 110],
    ['the wheel and what the bed stands on', 90, 244, 150],
  ]
}
