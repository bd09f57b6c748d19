import { grey, metal, rubber, steel, sun, white } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { box, disc, dot, foot, grip, patch, plate, rotate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { tub } from './fixtures.ts'

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

function raised(paint: Paint): string {
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

/** Down on the bottom of the tub, its control hanging by a torn cord. */
function lowered(paint: Paint): string {
  return (
    shadow(200, 275, 150) +
    plate('M46 178H354L336 258H64Z', '#D5E2E1') +
    box(136, 244, 142, 10, 4, grey) +
    tubes(['M146 242L268 230', 'M268 242L146 230'], { colour: steel, width: 8, inner: 3 }) +
    plate('M108 136Q108 124 120 124H136Q148 124 150 136L166 222H130Z', paint.base) +
    stroke('M126 140L144 212', paint.light, 4) +
    plate('M132 214H282Q292 214 292 221Q292 229 282 229H136Q126 229 126 221Q126 214 132 214Z', white) +
    `<g opacity="0.62">${tub(30, 340)}</g>` +
    box(30, 172, 340, 16, 8, white) +
    plate('M104 126Q106 112 120 112H134Q148 112 150 126L158 172H114Z', paint.base) +
    stroke('M124 128L132 166', paint.light, 4) +
    stroke('M290 172Q314 140 300 112', rubber, 4) +
    stroke('M300 112l-8 -6M300 112l3 -10M300 112l8 -5', '#96434C', 3) +
    rotate(74, 330, 158, box(317, 136, 26, 44, 8, rubber) + dot(330, 150, 5.5, sun) + dot(330, 166, 5.5, metal))
  )
}

/** A board with a grab handle, lying over the rims. */
function board(paint: Paint): string {
  return (
    tub(30, 340) +
    shadow(200, 275, 150) +
    plate('M78 150Q78 144 86 144H314Q322 144 322 150V162Q322 168 314 168H86Q78 168 78 162Z', white) +
    stroke('M92 151H308', '#EAD9A6', 4) +
    [128, 150, 172, 194, 216].map((x) => dot(x, 158, 3, '#A9C0C4')).join('') +
    tubes(['M256 146V108Q256 98 266 98H286Q296 98 296 108V146'], { width: 11, inner: 6, colour: paint.base }) +
    [98, 132, 268, 302].map((x) => box(x - 6, 166, 12, 9, 3, sun)).join('')
  )
}

/** A bench with thick cushions on back and seat. */
function padded(paint: Paint, alone: boolean): string {
  return (
    transferBench(paint, alone) +
    plate('M94 46Q94 36 106 36H198Q210 36 210 46V88Q210 98 198 98H106Q94 98 94 88Z', paint.base) +
    stroke('M108 50H196', paint.light, 4) +
    stroke('M152 44V92', paint.dark, 3) +
    plate('M66 134Q66 126 76 126H204Q212 126 212 134V146H66Z', paint.base) +
    plate('M216 134Q216 126 224 126H346Q356 126 356 134V146H216Z', paint.base) +
    stroke('M80 133H198M228 133H342', paint.light, 3.4)
  )
}

/** A seat with a gap in front, on rails to the middle of the tub. */
function sliding(paint: Paint, alone: boolean): string {
  return (
    transferBench(paint, alone) +
    tubes(['M70 140H360'], { width: 8, inner: 3, colour: steel }) +
    box(186, 118, 96, 20, 7, paint.base) +
    patch('M222 118H246V130Q234 138 222 130Z', white) +
    tubes(['M196 118V72', 'M272 118V72'], { width: 8, inner: 3 }) +
    box(188, 60, 92, 24, 8, paint.base)
  )
}

export function bathBench(paint: Paint, alone: boolean, details: ListingDetails): string {
  if (mentions(details, /Bath board/)) return board(paint)
  if (mentions(details, /Sliding/)) return sliding(paint, alone)
  return mentions(details, /Padded/) ? padded(paint, alone) : transferBench(paint, alone)
}

export function benchName(details: ListingDetails): string {
  if (mentions(details, /Bath board/)) return 'White bath board with {colour} handle across a tub'
  if (mentions(details, /Sliding/)) return 'Bath transfer bench with {colour} sliding seat'
  return mentions(details, /Padded/)
    ? 'Padded bath transfer bench in {colour}, two legs in the tub'
    : 'Bath transfer bench with {colour} stripes, two legs in the tub'
}

export const bathLift = (paint: Paint, _alone: boolean, details: ListingDetails) =>
  details.forParts ? lowered(paint) : raised(paint)

export const bathLiftName = (details: ListingDetails) =>
  details.forParts
    ? 'Bath lift with {colour} seat, down in a tub, its cord torn'
    : 'Bath lift with {colour} seat, raised in a tub'
