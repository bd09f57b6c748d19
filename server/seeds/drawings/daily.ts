import { grey, line, metal, pale, rubber, steel, sun, white, woodLight } from './colours.ts'
import { mentions } from './listing-details.ts'
import { block, box, disc, dot, grip, oval, patch, plate, rotate, shadow, stroke, tubes } from './parts.ts'
import type { Drawing, ListingDetails, Paint } from './types.ts'

function reacherTool(paint: Paint): string {
  return (
    tubes(['M150 84V236'], { width: 11, inner: 6 }) +
    stroke('M150 236L138 246Q132 254 140 262', line, 8) +
    stroke('M150 236L162 246Q168 254 160 262', line, 8) +
    stroke('M150 236L138 246Q132 254 140 262M150 236L162 246Q168 254 160 262', grey, 3) +
    stroke('M137 256L141 264M163 256L159 264', sun, 6) +
    plate('M140 30Q136 22 146 20L166 24Q176 30 174 42L166 84Q164 94 154 94H146Q138 94 138 84Z', paint.base) +
    patch('M146 28L150 28L148 84H144Z', paint.light) +
    stroke('M172 44Q196 52 184 76Q180 84 168 84', line, 8) +
    stroke('M172 44Q196 52 184 76Q180 84 168 84', rubber, 3)
  )
}

/** The reacher alone, and one like it folded in half. */
function reacherOnly(paint: Paint): string {
  return (
    shadow(170, 270, 40, 5) +
    shadow(286, 270, 46, 5) +
    rotate(8, 170, 262, `<g transform="translate(20 0)">${reacherTool(paint)}</g>`) +
    tubes(['M286 262V150M302 262V156'], { width: 9, inner: 4 }) +
    plate('M276 158Q272 138 288 136H300Q314 140 312 160Z', paint.base) +
    stroke('M280 262H310', line, 6)
  )
}

/** A trough for the sock with two cords to pull it up by. */
const sockAid = (paint: Paint) =>
  stroke('M136 172Q130 90 158 84Q186 90 180 172', line, 6) +
  stroke('M136 172Q130 90 158 84Q186 90 180 172', paint.light, 2.6) +
  plate('M126 170Q158 186 190 170L184 258Q158 274 132 258Z', paint.base) +
  stroke('M142 192V250M174 192V250', paint.light, 4)

function reacher(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (details.text === '') return dressingAids(paint, true)
  return mentions(details, /^Reacher/) ? reacherOnly(paint) : dressingAids(paint, false)
}

const reacherName = (details: ListingDetails) =>
  details.text === ''
    ? 'Reacher with {colour} handle, long shoehorn and dressing stick'
    : mentions(details, /^Reacher/)
      ? 'Reacher with {colour} handle, another folded beside it'
      : 'Sock aid, long {colour} shoehorn and dressing stick'

function dressingAids(paint: Paint, reaching: boolean): string {
  const horn =
    plate(
      'M272 40Q282 36 286 46L288 190Q304 204 302 230Q300 258 282 262Q262 262 260 234Q260 206 272 192Z',
      paint.base,
    ) +
    stroke('M280 60V180', paint.light, 3.4) +
    patch('M270 214Q280 204 292 214Q296 240 282 252Q268 244 270 214Z', paint.dark) +
    plate('M266 30Q278 22 290 30L288 54Q278 60 268 54Z', rubber)
  const stick =
    tubes(['M340 48V246'], { width: 11, inner: 6, colour: woodLight }) +
    tubes(['M340 52Q340 32 356 32Q368 32 368 44'], { width: 8, inner: 3 }) +
    tubes(['M340 244Q340 262 328 262'], { width: 8, inner: 3 })
  return (
    shadow(80, 266, 36, 5) +
    shadow(150, 270, 40, 5) +
    shadow(280, 270, 34, 5) +
    shadow(342, 270, 28, 4) +
    plate('M60 258Q46 250 54 236L72 230Q76 208 94 210L112 214L104 244Q98 262 82 264Z', paint.light) +
    stroke('M96 216L110 220M92 224L107 228', paint.base, 3) +
    (reaching ? rotate(8, 150, 262, reacherTool(paint)) : sockAid(paint)) +
    rotate(4, 280, 262, horn) +
    rotate(7, 340, 262, stick)
  )
}

function thickHandle(x: number, paint: Paint): string {
  return (
    stroke(`M${x} 132V160`, line, 7) +
    stroke(`M${x} 132V160`, steel, 3) +
    plate(`M${x - 11} 166Q${x - 12} 152 ${x} 152Q${x + 12} 152 ${x + 11} 166L${x + 9} 232H${x - 9}Z`, paint.base) +
    stroke(`M${x - 6} 170H${x + 6}M${x - 6} 180H${x + 6}M${x - 6} 190H${x + 6}`, paint.light, 2.6)
  )
}

function cutlery(paint: Paint): string {
  const fork = plate('M26 76V108Q28 128 42 132H46Q60 128 62 108V76L55 78V104H50V76H38V104H33V78Z', metal)
  const spoon =
    plate('M92 72Q112 74 110 102Q108 128 92 132Q76 128 74 102Q72 74 92 72Z', metal) +
    stroke('M84 86Q80 100 84 112', white, 3)
  return (
    rotate(-7, 44, 230, fork + thickHandle(44, paint)) +
    rotate(7, 92, 230, spoon + thickHandle(92, paint)) +
    plate('M28 200H108L102 254Q100 264 90 264H46Q36 264 34 254Z', white) +
    patch('M92 206H101L95 254Q94 260 88 260H82Z', pale)
  )
}

function guardedPlate(paint: Paint): string {
  return (
    oval(204, 248, 78, 22, white) +
    oval(204, 245, 54, 13, '#EEF3F2') +
    patch('M176 243Q190 232 206 240Q224 234 230 246Q218 255 200 252Q182 253 176 243Z', '#8FB79B') +
    dot(214, 244, 5, '#D9695F') +
    plate('M124 246V222A80 24 0 0 1 284 222V246A80 22 0 0 0 124 246Z', paint.light) +
    stroke('M124 222A80 24 0 0 1 284 222', paint.base, 4)
  )
}

function twoHandledCup(paint: Paint): string {
  const handles = 'M300 172Q280 174 282 202Q284 224 302 226M364 172Q384 174 382 202Q380 224 362 226'
  return (
    stroke(handles, line, 13) +
    stroke(handles, paint.light, 8) +
    plate('M296 156H368L360 254Q358 264 348 264H316Q306 264 304 254Z', paint.base) +
    stroke('M309 172L314 248', paint.light, 4) +
    box(290, 146, 84, 15, 6, white) +
    plate('M314 146Q314 132 324 132H338Q344 132 344 140L342 146Z', white) +
    block(318, 212, 30, 8, sun, 4)
  )
}

/** Fork, two spoons and a rocker knife, all with thick handles. */
function thickCutlery(paint: Paint): string {
  const fork = plate('M26 76V108Q28 128 42 132H46Q60 128 62 108V76L55 78V104H50V76H38V104H33V78Z', metal)
  const spoon = plate('M44 72Q64 74 62 102Q60 128 44 132Q28 128 26 102Q24 74 44 72Z', metal)
  const at = (x: number, what: string) => `<g transform="translate(${x} 26)">${what + thickHandle(44, paint)}</g>`
  return (
    shadow(130, 264, 108, 6) +
    shadow(316, 264, 66, 6) +
    at(0, fork) +
    at(60, spoon) +
    at(120, spoon) +
    plate('M244 176Q264 244 322 244Q378 244 390 176Q318 200 244 176Z', metal) +
    stroke('M256 196Q276 236 322 236', white, 3) +
    stroke('M318 180V156', line, 12) +
    plate('M270 160Q268 140 284 138H350Q366 140 364 160Q362 172 350 172H284Q272 172 270 160Z', paint.base) +
    stroke('M284 148H350', paint.light, 4) +
    block(310, 206, 22, 8, sun, 3)
  )
}

/** A board with spikes for an onion, guards at a corner, and a clamp. */
function cuttingBoard(paint: Paint): string {
  return (
    shadow(200, 268, 150, 7) +
    plate('M82 206H318L362 256H38Z', white) +
    plate('M38 256H362V268H38Z', pale) +
    plate('M84 206V184H166V206Z', paint.base) +
    plate('M82 206V186L44 232V254Z', paint.dark) +
    stroke('M226 236V206M240 240V206M254 236V206', line, 4) +
    plate(
      'M210 206Q206 172 238 166Q240 154 250 150L246 166Q276 174 270 206Q258 222 240 222Q220 222 210 206Z',
      '#C98A90',
    ) +
    stroke('M230 178Q222 194 228 212M250 178Q258 194 252 212', '#7A343C', 2.4) +
    tubes(['M316 214V176H344V246'], { width: 9 }) +
    disc(330, 176, 9, sun) +
    block(110, 232, 60, 12, '#D0A06B', 4)
  )
}

function kitchen(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (mentions(details, /cutlery/)) return thickCutlery(paint)
  if (mentions(details, /cutting board/)) return cuttingBoard(paint)
  return tableware(paint)
}

function kitchenName(details: ListingDetails): string {
  if (mentions(details, /cutlery/)) return 'Easy-grip eating cutlery in {colour} with a rocker knife'
  if (mentions(details, /cutting board/)) return 'Kitchen cutting board with spikes and {colour} corner guards'
  return 'Two-handled cup, plate with guard and easy-grip cutlery in {colour}'
}

function tableware(paint: Paint): string {
  return (
    shadow(70, 264, 54, 6) +
    shadow(204, 268, 84, 6) +
    shadow(332, 264, 54, 6) +
    cutlery(paint) +
    guardedPlate(paint) +
    twoHandledCup(paint)
  )
}

export const dailyLiving: readonly [number, Drawing][] = [
  [
    49,
    {
      name: reacherName,
      view: 'leaning on the wall',
      rooms: ['bedroom', 'hall', 'living'],
      draw: reacher,
      close: [
        ['the upper ends', 184, 60, 130],
        ['the lower end', 150, 248, 100],
        ['the right part', 280, 232, 120],
        ['the left part', 104, 240, 130],
      ],
    },
  ],
  [
    50,
    {
      name: kitchenName,
      view: 'seen from the front',
      stands: 'table',
      rooms: ['living', 'hall'],
      draw: kitchen,
      close: [
        ['the right part', 332, 194, 140],
        ['the middle', 204, 228, 150],
        ['the left part', 50, 140, 130],
        ['the upper right', 332, 156, 100],
      ],
    },
  ],
]
void [grip, rubber]
