import { grey, line, rubber, steel, sun } from '../colours.ts'
import { measure, mentions } from '../listing-details.ts'
import { disc, dot, grip, patch, place, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { wheel } from '../wheels/wheels.ts'

const radii: Record<string, number> = { 'Up to 6 in': 23, '10 in or more': 39 }

/** The bag or basket under the seat, by the listing's details. */
function carrier(paint: Paint, details: ListingDetails): string {
  if (mentions(details, /basket is gone/)) return ''
  if (mentions(details, /bag\b/)) {
    return (
      plate('M160 174H252L258 218Q258 234 244 234H170Q156 234 156 218Z', paint.dark) +
      stroke('M166 190H248', line, 3) +
      disc(238, 190, 4, steel, 2) +
      stroke('M176 206H240', paint.base, 4)
    )
  }
  if (mentions(details, /basket/)) {
    const wires = 'M180 178L184 228M196 178L198 228M212 178V228M228 178L226 228M240 178L238 228M172 194H246M176 210H244'
    if (mentions(details, /Folds for the car/)) return boxBasket()
    return (
      patch('M166 176H250L244 230H174Z', '#FFFFFF', 0.4) +
      stroke('M166 176H250L244 230H174Z', line, 4.5) +
      stroke(wires, line, 2)
    )
  }
  if (mentions(details, /brake cables run inside|squeeze to roll|market/)) return pouch(paint, details)
  return boxBasket()
}

const boxBasket = () =>
  plate('M166 176H250L244 226Q243 230 238 230H180Q174 230 173 224Z', grey) +
  stroke('M172 188H246M176 202H244', '#8B9A94', 3)

/** A flat pocket for keys, or a market bag with something green in it. */
function pouch(paint: Paint, details: ListingDetails): string {
  if (!mentions(details, /market/))
    return plate('M180 168H236L232 196H184Z', rubber) + stroke('M188 180H230', '#8B9A94', 2.6)
  return (
    stroke('M226 180L248 152M232 180L256 158', '#4E7F5E', 6) +
    plate('M166 174H252L244 228Q242 232 236 232H182Q176 232 174 228Z', paint.light) +
    stroke('M178 190H242', paint.base, 5)
  )
}

/** The frame: the usual one, or the crossed one of carbon. */
function frame(details: ListingDetails): string {
  if (mentions(details, /carbon/i)) {
    return tubes(
      [
        'M122 238L262 158',
        'M288 238L150 158',
        'M152 158L188 84Q192 74 184 68L174 62',
        'M252 154L236 92Q232 82 222 82H196',
      ],
      {
        colour: grey,
        width: 11,
        inner: 6,
      },
    )
  }
  return tubes([
    'M122 238L188 84Q192 74 184 68L174 62',
    'M288 238L238 92Q234 82 224 82H196',
    'M148 178L272 158',
    'M136 206L146 182',
  ])
}

/** The brake at the grip; its wire hangs torn where it snapped. */
function brake(details: ListingDetails): string {
  if (mentions(details, /wire snapped/)) {
    const torn = 'M184 84Q208 96 206 122Q204 140 218 138Q228 134 220 126'
    return (
      rotate(38, 166, 66, stroke('M162 70Q178 72 184 86', rubber, 4)) +
      stroke(torn, line, 2.6) +
      dot(220, 126, 3, '#96434C')
    )
  }
  if (mentions(details, /squeeze to roll/)) return stroke('M150 72H182L188 84', rubber, 7)
  const wire = mentions(details, /inside the frame/) ? '' : stroke('M184 86Q164 128 138 214', line, 2)
  return stroke('M162 70Q178 72 184 86', rubber, 4) + (mentions(details, /new brake cables/) ? wire : '')
}

function backrest(details: ListingDetails): string {
  if (details.properties.backrest === 'No' || details.forParts) return ''
  return mentions(details, /padded backrest/)
    ? stroke('M206 106Q250 92 288 112', line, 20) + stroke('M206 106Q250 92 288 112', rubber, 15)
    : grip('M206 106Q250 92 288 112', 11)
}

/** Both wheels, small or large as the field has it. */
function wheels(details: ListingDetails): string {
  const r = radii[details.properties.wheel_size ?? ''] ?? 31
  return wheel(118, 269 - r, r, sun) + wheel(290, 269 - r, r, sun)
}

export function rollator(paint: Paint, _alone: boolean, details: ListingDetails): string {
  const whole =
    shadow(204, 269, 112) +
    frame(details) +
    backrest(details) +
    carrier(paint, details) +
    plate('M136 148H266Q270 148 270 152V164H134V152Q134 148 136 148Z', paint.base) +
    patch('M142 151.500H262V155H142Z', paint.light) +
    (details.forParts ? stroke('M196 150l8 6l-4 8M210 150l5 5', line, 2.2) : '') +
    grip('M152 58L178 60', 13) +
    brake(details) +
    wheels(details)
  return measure(details, 'seat_height_in', 21) <= 18 ? place(34, 46, 0.83, whole) : whole
}

/** The name of the bag or basket under the seat. */
export function rollatorCarries(details: ListingDetails): string {
  if (mentions(details, /basket is gone/)) return ''
  if (mentions(details, /bag\b|market/)) return ' and the bag'
  return mentions(details, /carbon|squeeze to roll/i) ? ' and the pouch' : ' and the basket'
}

export function rollatorName(details: ListingDetails): string {
  const size = details.properties.wheel_size === '10 in or more' ? ' on big wheels' : ''
  const brake = mentions(details, /wire snapped/) ? ', its brake wire torn' : ''
  return `Rollator with {colour} seat${rollatorCarries(details).replace('the ', '')}${size}${brake}`
}
