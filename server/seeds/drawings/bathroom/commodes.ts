import { pale, steel, sun, white, wood, woodLight } from '../colours.ts'
import { mentions } from '../listing-details.ts'
import { block, box, dot, foot, grip, patch, plate, shadow, stroke, tubes } from '../parts.ts'
import type { ListingDetails, Paint } from '../types.ts'
import { caster, spokedWheel } from '../wheels/wheels.ts'

const backPad = (paint: Paint) =>
  plate('M158 62H242Q248 62 248 70L244 100Q243 106 236 106H164Q157 106 156 100L152 70Q152 62 158 62Z', paint.base) +
  stroke('M166 72H234', paint.light, 4)

/** The usual chair on four feet: with back or without, one arm dropped or both up. */
function standing(paint: Paint, { back = true, drop = false, wide = false } = {}): string {
  return (
    shadow(200, 269, 100) +
    tubes([
      'M150 156L144 258',
      'M250 156L256 258',
      'M130 150L122 258',
      'M270 150L278 258',
      'M128 226H272',
      back ? 'M146 150V60Q146 50 156 50H244Q254 50 254 60V150' : 'M146 150V104H254V150',
      ...(wide ? ['M124 202H276', 'M136 168L262 256', 'M264 168L138 256'] : []),
    ]) +
    (back ? backPad(paint) : '') +
    plate('M166 172H234L228 214Q227 220 220 220H180Q173 220 172 214Z', white) +
    patch('M180 180H192L190 214H184Z', pale) +
    stroke('M170 186Q200 232 230 186', steel, 3) +
    tubes([
      'M132 152V118Q132 108 142 108H150',
      drop ? 'M276 154V196Q276 206 266 206H258' : 'M268 152V118Q268 108 258 108H250',
    ]) +
    plate('M122 150Q122 144 130 144H270Q278 144 278 150V160Q278 170 268 170H132Q122 170 122 160Z', paint.base) +
    stroke('M136 151H264', paint.light, 3) +
    grip('M132 134V116Q132 108 140 108', 13) +
    grip(drop ? 'M276 172V196Q276 206 268 206' : 'M268 134V116Q268 108 260 108', 13) +
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

function onCasters(paint: Paint, pan: boolean): string {
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
    (pan ? plate('M164 170H238L230 206Q229 212 222 212H180Q173 212 172 206Z', pale) : '') +
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

/** Four locking casters under a padded chair. */
function padded(paint: Paint): string {
  return (
    standing(paint).replaceAll(/<g transform="rotate\([^"]+ 26\d\)">.*?<\/g>/g, '') +
    plate('M150 46Q150 34 162 34H238Q250 34 250 46L246 112Q244 120 236 120H164Q156 120 154 112Z', paint.base) +
    stroke('M166 50H234M162 78H238', paint.light, 4) +
    [122, 144, 256, 278].map((x) => caster(x, 256, 14, 240, sun)).join('')
  )
}

/** An armchair to look at: wooden arms and legs, a loose cushion. */
function armchair(paint: Paint): string {
  return (
    shadow(200, 270, 104) +
    [112, 276].map((x) => box(x, 112, 13, 158, 4, wood)).join('') +
    plate('M132 64Q132 48 148 48H252Q268 48 268 64V150H132Z', paint.base) +
    stroke('M152 62H248', paint.light, 4) +
    stroke('M166 78V140M200 78V140M234 78V140', paint.dark, 2.6) +
    box(118, 168, 164, 44, 4, woodLight) +
    stroke('M128 182H272M128 196H272', wood, 2) +
    plate('M124 148Q124 138 136 138H264Q276 138 276 148V162Q276 172 264 172H136Q124 172 124 162Z', paint.base) +
    stroke('M138 147H262', paint.light, 3.4) +
    box(102, 104, 36, 12, 6, woodLight) +
    box(262, 104, 36, 12, 6, woodLight) +
    dot(200, 190, 6, sun)
  )
}

/** Large rear wheels with push rims, to go by oneself. */
function onLargeWheels(paint: Paint): string {
  return (
    onCasters(paint, false) +
    plate('M238 146H272Q276 154 268 168H244Z', paint.light) +
    spokedWheel(150, 208, 62, { spokes: 12, hubSize: 10 })
  )
}

export function commode(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (mentions(details, /wooden armchair/)) return armchair(paint)
  if (mentions(details, /arm that drops/)) return standing(paint, { drop: true, wide: true })
  if (mentions(details, /over the toilet/)) return standing(paint, { back: false })
  return details.properties.casters === 'Small casters' ? padded(paint) : standing(paint)
}

export function commodeName(details: ListingDetails): string {
  if (mentions(details, /wooden armchair/)) return 'Commode chair like a wooden armchair, its cushion {colour}'
  if (mentions(details, /arm that drops/)) return 'Wide commode chair with {colour} seat, one arm dropped'
  if (mentions(details, /over the toilet/)) return 'Low commode chair with {colour} seat, no back'
  return details.properties.casters === 'Small casters'
    ? 'Commode chair on casters with {colour} seat and back'
    : 'Commode chair with {colour} seat'
}

export function rollingCommode(paint: Paint, _alone: boolean, details: ListingDetails): string {
  return details.properties.casters === 'Large rear wheels'
    ? onLargeWheels(paint)
    : onCasters(paint, details.properties.bucket_included !== 'No')
}

export const rollingCommodeName = (details: ListingDetails) =>
  details.properties.casters === 'Large rear wheels'
    ? 'Shower commode chair with {colour} seat on large wheels'
    : 'Rolling shower commode chair with {colour} seat'
