import { cane, line, metal, rubber, steel, sun } from './colours.ts'
import { block, box, disc, grip, patch, plate, shadow, stroke, tubes } from './parts.ts'
import type { Drawing, Paint } from './types.ts'
import { wheel } from './wheels.ts'

/** A scooter's seat with arm, its post ending at the given point. */
export function scooterSeat(x: number, y: number): string {
  return (
    tubes([`M${x} ${y}V${y - 40}`], { width: 13, inner: 7 }) +
    plate(`M${x - 47} ${y - 122}Q${x - 34} ${y - 132} ${x - 24} ${y - 120}L${x - 14} ${y - 56}H${x - 38}Z`, rubber) +
    box(x - 42, y - 54, 96, 20, 8, rubber) +
    grip(`M${x - 32} ${y - 78}L${x + 26} ${y - 76}`, 12) +
    stroke(`M${x - 36} ${y - 112}L${x - 28} ${y - 64}M${x - 30} ${y - 48}H${x + 42}`, '#4A5A56', 3)
  )
}

function basket(x: number, y: number, width: number): string {
  const height = width * 0.72
  return (
    plate(`M${x} ${y}H${x + width}L${x + width - 6} ${y + height}H${x + 6}Z`, cane) +
    stroke(
      `M${x + 4} ${y + height * 0.36}H${x + width - 4}M${x + 5} ${y + height * 0.7}H${x + width - 5}M${x + width * 0.33} ${y + 2}V${y + height - 2}M${x + width * 0.67} ${y + 2}V${y + height - 2}`,
      '#B4946A',
      2,
    )
  )
}

function fullSize(paint: Paint): string {
  return (
    shadow(212, 269, 140) +
    scooterSeat(132, 180) +
    tubes(['M286 194L258 74'], { width: 11, inner: 5 }) +
    basket(268, 92, 60) +
    plate('M250 56L284 50L288 74L256 80Z', rubber) +
    stroke('M262 60L274 58', sun, 3) +
    grip('M254 66L216 74', 12) +
    tubes(['M252 60L238 34'], { width: 6, inner: 2 }) +
    plate('M226 18Q238 12 248 22L250 34Q240 42 228 36Z', metal) +
    plate(
      'M84 196Q82 176 104 174L164 170Q182 170 188 186L194 204H268L292 176Q312 164 326 184L338 204Q342 216 338 224H90Q80 222 84 196Z',
      paint.base,
    ) +
    patch(
      'M96 192Q98 184 110 182L160 178Q168 178 172 184L168 187Q162 184 156 184.500L112 188Q104 189 102 194Z',
      paint.light,
    ) +
    block(196, 203, 70, 9, rubber, 4) +
    box(318, 178, 16, 22, 8, sun) +
    wheel(122, 232, 38) +
    wheel(304, 232, 38)
  )
}

function travel(paint: Paint): string {
  return (
    shadow(204, 269, 122) +
    tubes(['M140 204V150'], { width: 11, inner: 5 }) +
    plate('M106 98Q118 90 126 100L132 144H112Z', paint.base) +
    box(104, 142, 78, 16, 7, rubber) +
    grip('M116 122L160 123', 11) +
    tubes(['M288 226L256 92'], { width: 9 }) +
    disc(281, 196, 7, steel) +
    plate('M244 78L274 72L278 92L250 97Z', rubber) +
    stroke('M254 82L262 80', sun, 3) +
    grip('M248 86L218 96', 11) +
    stroke('M246 94Q232 104 222 104', rubber, 3.6) +
    plate(
      'M98 210Q98 198 110 196L176 194Q188 194 192 206L196 226H286L304 214Q318 210 322 224L324 238H100Z',
      paint.base,
    ) +
    patch('M110 208Q112 203 120 202L170 200Q176 200 178 204L176 207L118 209Z', paint.light) +
    block(198, 224, 84, 7, rubber, 3) +
    box(112, 214, 54, 20, 5, grey) +
    stroke('M126 220H152', metal, 4) +
    wheel(124, 245, 25) +
    wheel(304, 247, 23, sun)
  )
}

const grey = '#4A5A56'

function battery(x: number, y: number, paint: Paint): string {
  return (
    stroke(`M${x + 20} ${y}Q${x + 20} ${y - 22} ${x + 46} ${y - 22}Q${x + 72} ${y - 22} ${x + 72} ${y}`, line, 8) +
    stroke(`M${x + 20} ${y}Q${x + 20} ${y - 22} ${x + 46} ${y - 22}Q${x + 72} ${y - 22} ${x + 72} ${y}`, grey, 3) +
    box(x + 8, y - 8, 13, 10, 2, steel) +
    box(x + 71, y - 8, 13, 10, 2, steel) +
    box(x, y, 92, 74, 5, rubber) +
    block(x + 1.3, y + 18, 89.4, 34, paint.base) +
    stroke(`M${x + 14} ${y + 35}H${x + 28}M${x + 64} ${y + 35}H${x + 78}M${x + 71} ${y + 28}V${y + 42}`, '#FFFFFF', 4) +
    plate(
      `M${x + 48} ${y + 22}L${x + 36} ${y + 37}H${x + 45}L${x + 42} ${y + 49}L${x + 55} ${y + 33}H${x + 46}Z`,
      '#FFFFFF',
      0.1,
    )
  )
}

function scooterParts(paint: Paint): string {
  return (
    shadow(110, 268, 104) +
    shadow(300, 268, 86) +
    battery(20, 194, paint) +
    battery(118, 194, paint) +
    stroke('M262 250Q236 262 232 236Q230 214 244 214', line, 4) +
    box(256, 226, 74, 42, 7, grey) +
    stroke('M268 240H296M268 248H296', '#2E3B38', 3) +
    disc(314, 246, 6, sun) +
    stroke('M330 252Q352 262 360 240', line, 4) +
    box(352, 216, 18, 26, 4, rubber) +
    stroke('M357 216V206M365 216V206', steel, 4) +
    basketWithHandles()
  )
}

function basketWithHandles(): string {
  return (
    tubes(['M258 150V136Q258 130 264 130H318Q324 130 324 136V150'], { width: 7, inner: 3 }) +
    plate('M244 150H338L328 226H254Z', cane) +
    stroke('M249 168H333M251 188H331M254 208H329M268 152L272 224M291 152V224M314 152L310 224', '#B4946A', 2.2) +
    stroke('M244 150H338', line, 5)
  )
}

export const scooters: readonly [number, Drawing][] = [
  [
    8,
    {
      name: 'Small {colour} travel scooter',
      rooms: ['hall', 'garage', 'patio'],
      draw: travel,
      close: [
        ['the handlebar', 254, 104, 140],
        ['the small seat', 140, 126, 150],
        ['the front wheel', 300, 230, 140],
        ['the battery box and the rear wheel', 136, 224, 150],
      ],
    },
  ],
  [
    9,
    {
      name: 'Full size {colour} mobility scooter with basket',
      rooms: ['garage', 'patio'],
      draw: fullSize,
      close: [
        ['the basket and the handlebar', 268, 88, 170],
        ['the seat', 126, 110, 170],
        ['the front wheel and the lamp', 306, 214, 160],
        ['the rear wheel', 124, 222, 160],
      ],
    },
  ],
  [
    10,
    {
      name: 'Two scooter batteries with {colour} labels, a charger and a basket',
      view: 'side by side',
      rooms: ['garage', 'hall'],
      draw: scooterParts,
      close: [
        ['the first battery', 70, 224, 150],
        ['the terminals', 164, 206, 130],
        ['the charger and its cord', 304, 240, 150],
        ['the basket', 290, 170, 150],
      ],
    },
  ],
]
