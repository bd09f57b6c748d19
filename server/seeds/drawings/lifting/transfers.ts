import { grey, line, metal, rubber, steel, sun, white, wood, woodLight } from '../colours.ts'
import { box, disc, dot, grip, oval, plate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, Paint } from '../types.ts'
import { caster, spokedWheel, wheel } from '../wheels/wheels.ts'

function transferBoard(paint: Paint, alone: boolean): string {
  const left = alone ? 8 : -20
  return (
    shadow(80, 271, 80) +
    shadow(318, 271, 72) +
    box(112, 178, 12, 92, 4, wood) +
    box(left, 196, 126 - left, 20, 4, wood) +
    box(left, 158, 122 - left, 40, 10, '#F3EEE2') +
    plate(`M${left} 148H70Q80 148 82 160L86 204H${left}Z`, paint.base) +
    stroke(`M${left + 10} 158H66`, paint.light, 4) +
    tubes(['M366 54H352Q344 54 342 64L334 168', 'M338 170L330 244', 'M258 172V238', 'M256 170H336', 'M262 206H334']) +
    plate('M328 70L344 71L336 160L318 158Z', paint.base) +
    box(246, 152, 92, 18, 6, paint.base) +
    stroke('M256 157H322', paint.light, 3) +
    grip('M356 54H372', 13) +
    wheel(258, 250, 19) +
    spokedWheel(326, 212, 58, { hub: metal }) +
    plate('M78 146Q80 138 90 138H272Q282 138 284 146Q284 152 276 152H86Q78 152 78 146Z', woodLight) +
    stroke('M92 142H270', '#E9CBA0', 2.6) +
    stroke('M100 148H128M238 148H262', line, 3) +
    stroke('M134 145H228', sun, 3.4)
  )
}

function beltAndDisc(paint: Paint): string {
  const strap = (d: string) => stroke(d, line, 25) + stroke(d, paint.base, 20)
  return (
    shadow(120, 252, 96, 9) +
    shadow(294, 256, 92, 8) +
    strap('M60 196Q60 168 124 168Q188 168 188 196') +
    stroke('M62 188Q70 170 124 170Q178 170 186 188', paint.dark, 8) +
    strap('M60 196V210Q60 240 124 240Q188 240 188 210V196') +
    stroke('M66 222Q84 236 124 236Q164 236 182 222', paint.light, 3) +
    stroke('M64 208Q84 224 124 224M150 222Q176 216 186 204', paint.dark, 2) +
    box(108, 222, 40, 32, 6, rubber) +
    box(118, 230, 20, 16, 4, sun) +
    stroke('M70 206Q58 232 80 236M178 206Q192 232 170 236', line, 9) +
    stroke('M70 206Q58 232 80 236M178 206Q192 232 170 236', paint.light, 4) +
    oval(294, 244, 82, 20, rubber) +
    oval(294, 236, 82, 20, grey) +
    oval(294, 233, 66, 14, '#8B9A94') +
    stroke('M262 230Q294 240 326 230M270 238Q294 244 318 238', grey, 2.4) +
    plate(
      'M230 196L330 188Q344 188 346 200V216Q346 224 336 226L242 232Q230 232 228 222V206Q228 198 230 196Z',
      paint.light,
    ) +
    stroke('M230 208L344 200M231 219L345 212', paint.base, 3) +
    stroke('M250 196V230M328 190V226', paint.dark, 3)
  )
}

function standingFrame(paint: Paint): string {
  return (
    shadow(204, 270, 110) +
    tubes(['M110 254H298', 'M196 252V146', 'M196 146L190 112'], { width: 13, inner: 8 }) +
    tubes(['M196 176H166', 'M196 138L246 120'], { width: 10, inner: 5 }) +
    plate('M150 158Q164 150 172 160Q164 178 172 196Q160 204 150 196Q144 178 150 158Z', paint.base) +
    stroke('M158 168Q154 178 158 188', paint.light, 3) +
    plate('M112 236H186Q192 236 192 242V250H106V244Q106 236 112 236Z', rubber) +
    stroke('M120 242H180', grey, 2.6) +
    stroke('M194 112Q150 122 110 114M196 140Q150 152 112 142', line, 9) +
    stroke('M194 112Q150 122 110 114M196 140Q150 152 112 142', paint.light, 4) +
    box(146, 137, 16, 16, 4, sun) +
    plate('M92 100Q104 92 112 102Q122 128 114 156Q104 164 94 156Q102 128 92 100Z', paint.base) +
    stroke('M103 106Q111 128 105 150', paint.light, 3) +
    plate('M178 92Q190 86 196 94V128Q188 134 178 128Z', paint.base) +
    plate('M168 82H294Q300 82 300 89Q300 96 294 96H170Q162 96 162 89Q162 82 168 82Z', woodLight) +
    stroke('M176 86H288', '#E9CBA0', 2.4) +
    tubes(['M194 112L214 98', 'M250 98L238 122'], { width: 8, inner: 3 }) +
    plate('M234 82V74H262V82Z', white) +
    stroke('M240 78H256', steel, 2) +
    disc(204, 206, 6, steel) +
    caster(116, 256, 14, 242) +
    caster(292, 256, 14, 242) +
    dot(196, 146, 4, line)
  )
}

export const transfers: readonly [number, Drawing][] = [
  [
    36,
    {
      name: 'Wooden transfer board between a bed and a chair, both in {colour}',
      rooms: ['bedroom', 'living'],
      draw: transferBoard,
      close: [
        ['the board across the gap', 186, 160, 240],
        ['the end on the bed', 104, 156, 140],
        ['the end on the chair seat', 270, 154, 140],
        ['the hand hold', 116, 146, 80],
      ],
    },
  ],
  [
    37,
    {
      name: 'Transfer belt, slide sheet in {colour} and turning disc',
      view: 'seen from the front',
      stands: 'table',
      rooms: ['bedroom', 'living', 'hall'],
      draw: beltAndDisc,
      close: [
        ['the buckle of the belt', 128, 230, 120],
        ['the folded slide sheet', 290, 212, 140],
        ['the turning disc', 320, 240, 130],
        ['the handle of the belt', 76, 214, 110],
      ],
    },
  ],
  [
    38,
    {
      name: 'Standing frame with {colour} pads and a wooden tray',
      rooms: ['living', 'bedroom', 'hall'],
      draw: standingFrame,
      close: [
        ['the tray', 232, 96, 150],
        ['the hip strap', 150, 126, 130],
        ['the knee pad', 168, 178, 110],
        ['the foot plate and the casters', 150, 246, 140],
      ],
    },
  ],
]
