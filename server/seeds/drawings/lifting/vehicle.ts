import { grey, line, rubber, steel, sun } from '../colours.ts'
import { block, box, disc, dot, grip, patch, place, plate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, Paint } from '../types.ts'
import { scooterSeat } from '../wheels/scooters-full-size.ts'
import { ring, wheel } from '../wheels/wheels.ts'

/** The rear half of a van, running out of the picture at the left. */
function vanRear(paint: Paint): string {
  return (
    plate('M-20 44H104Q124 44 134 66L156 132Q164 138 164 150V214Q164 226 152 226H-20Z', paint.base) +
    plate('M-20 62H94Q104 62 110 74L130 130H-20Z', '#CFE1E4') +
    patch('M10 62H34L8 130H-16Z', '#FFFFFF', 0.5) +
    stroke('M40 62V226M-20 150H40', paint.dark, 3) +
    stroke('M54 150H72', line, 5) +
    plate('M146 140H163V174H150Q144 160 146 140Z', '#D9695F') +
    box(108, 204, 62, 18, 6, grey) +
    patch('M-20 178H144V186H-20Z', paint.light, 0.7) +
    stroke('M22 226A46 46 0 0 1 114 226', line, 8) +
    wheel(68, 228, 41)
  )
}

function carriedScooter(colour: string): string {
  const body =
    'M84 196Q82 176 104 174L164 170Q182 170 188 186L194 204H268L292 176Q312 164 326 184L338 204Q342 216 338 224H90Q80 222 84 196Z'
  return (
    scooterSeat(132, 180) +
    tubes(['M286 194L258 74'], { width: 11, inner: 5 }) +
    plate('M246 58L280 52L284 74L252 80Z', rubber) +
    grip('M250 66L214 74', 12) +
    plate(body, colour) +
    box(318, 178, 16, 22, 8, sun) +
    wheel(122, 232, 36) +
    wheel(304, 232, 36)
  )
}

function loadedPlatform(colour: string): string {
  return (
    tubes(['M150 230H388'], { width: 13, inner: 7, colour: steel }) +
    box(184, 222, 206, 13, 4, grey) +
    stroke('M196 228H380', line, 2) +
    tubes(['M194 222V196', 'M384 222V196'], { width: 9 }) +
    place(144, 61, 0.7, carriedScooter(colour)) +
    stroke('M194 198L240 186M384 198L352 190', line, 6) +
    stroke('M194 198L240 186M384 198L352 190', sun, 2.6)
  )
}

function carrier(paint: Paint, alone: boolean): string {
  if (alone) return place(-170, -62, 1.36, loadedPlatform(paint.base))
  return shadow(80, 271, 110) + shadow(282, 271, 96, 4) + vanRear(paint) + loadedPlatform('#C9D3D0')
}

function steeringWheel(x: number, y: number): string {
  return (
    ring(x, y, 52, line, 15) +
    ring(x, y, 52, rubber, 9) +
    stroke(`M${x - 46} ${y + 6}H${x + 46}M${x} ${y + 6}V${y + 46}`, line, 13) +
    stroke(`M${x - 46} ${y + 6}H${x + 46}M${x} ${y + 6}V${y + 46}`, steel, 7) +
    disc(x, y + 4, 17, grey) +
    disc(x + 37, y - 36, 12, sun)
  )
}

function drivingAids(paint: Paint): string {
  return (
    shadow(134, 271, 96) +
    shadow(306, 271, 64) +
    box(72, 254, 128, 16, 6, rubber) +
    box(92, 240, 88, 15, 6, steel) +
    stroke('M106 262H118M154 262H166', sun, 4) +
    plate('M74 44Q78 30 94 30Q112 30 112 46L112 66H76Z', paint.base) +
    stroke('M86 66V76M102 66V76', line, 6) +
    plate('M66 84Q66 72 80 72H104Q118 72 122 86L140 200Q120 214 92 212Q76 160 66 84Z', paint.base) +
    patch('M76 84Q78 79 86 79L108 200H100Z', paint.dark) +
    plate('M92 208Q94 186 116 188L202 190Q224 190 226 208Q226 226 208 232L112 240Q92 236 92 208Z', paint.base) +
    stroke('M118 198L204 200', paint.light, 4) +
    stroke('M96 176L150 214', line, 8) +
    stroke('M96 176L150 214', grey, 3.4) +
    box(146, 208, 16, 14, 3, rubber) +
    tubes(['M316 240V164', 'M316 190L272 214'], { width: 12, inner: 7 }) +
    grip('M272 214L252 226', 16) +
    block(284, 236, 66, 10, grey, 3) +
    box(278, 244, 78, 26, 6, rubber) +
    steeringWheel(316, 122) +
    dot(316, 190, 5, line)
  )
}

export const vehicleAids: readonly [number, Drawing][] = [
  [
    43,
    {
      name: 'Scooter carrier with a scooter on it, behind a {colour} van',
      rooms: ['patio', 'garage'],
      draw: carrier,
      close: [
        ['the hitch at the van', 170, 222, 120],
        ['the platform and the strap', 236, 204, 140],
        ['the scooter on the carrier', 290, 170, 190],
        ['the end of the platform', 360, 214, 110],
      ],
    },
  ],
  [
    44,
    {
      name: 'Swivel car seat in {colour}, steering knob and hand control',
      view: 'side by side',
      rooms: ['garage', 'patio'],
      draw: drivingAids,
      close: [
        ['the turning base of the seat', 136, 244, 150],
        ['the steering knob', 336, 100, 130],
        ['the hand control', 286, 204, 120],
        ['the headrest and the back', 96, 90, 150],
      ],
    },
  ],
]
