import { line, metal, rubber, steel, sun, white } from '../colours.ts'
import { block, box, disc, dot, patch, plate, shadow, stroke, tubes } from '../parts.ts'
import { roomColours } from '../rooms/colours.ts'
import { picture } from '../rooms/furnishing.ts'
import type { Drawing, Paint, Room, Shade } from '../types.ts'
import { portableRamp, rampName, thresholdName, thresholdRamp } from './portable-ramps.ts'
import { stairLift, stairLiftName } from './stair-lifts.ts'

const walls: Record<Shade, string> = { 0: '#E3DFD3', 1: '#DDE3E4', 2: '#EADFD6' }
const doors: Record<Shade, string> = { 0: '#3E6C64', 1: '#5B6F88', 2: '#7B5A66' }

/** The front of a house with its door, filling the left side of the picture. */
function houseFront(right: number, doorTop: number): (room: Room, shade: Shade) => string {
  return (_room, shade) =>
    block(0, 0, right, 222, walls[shade]) +
    stroke(`M0 30H${right}M0 66H${right}M0 102H${right}M0 138H${right}M0 174H${right}`, '#CFCABC', 2) +
    block(right - 10, 0, 10, 222, '#F8F5EF') +
    block(22, doorTop, 116, 222 - doorTop, '#FBF8F0') +
    block(32, doorTop + 10, 96, 222 - doorTop, doors[shade]) +
    stroke(
      `M46 ${doorTop + 24}H114V${doorTop + 82}H46ZM46 ${doorTop + 98}H114V${doorTop + 158}H46Z`,
      '#15211E40',
      2.4,
    ) +
    dot(118, doorTop + 92, 5, '#EBCB7A')
}

/** An inner door, open by its frame only, for things on the sill. */
function doorway(_room: Room, shade: Shade): string {
  return (
    block(48, 0, 304, 232, '#FBF8F0') +
    block(66, 0, 268, 232, doors[shade]) +
    stroke('M92 -10H186V96H92ZM214 -10H308V96H214ZM92 116H186V196H92ZM214 116H308V196H214Z', '#15211E40', 2.6) +
    block(66, 204, 268, 12, '#C9B27A') +
    disc(318, 112, 8, '#EBCB7A', 2)
  )
}

/** A plain wall with a picture, as a door would hang over the stairs. */
function stairWall(room: Room, shade: Shade): string {
  return block(0, 0, 400, 222, roomColours[room][shade].wall) + picture(26, 26)
}

function platformLift(paint: Paint, alone: boolean): string {
  const right = alone ? 392 : 410
  const rail = 'M292 128V64M320 128V64M348 128V64M376 128V64'
  return (
    shadow(170, 271, 128) +
    plate(`M266 128H${right}V142H266Z`, '#C79C68') +
    box(282, 142, 13, 128, 2, '#A9814F') +
    box(374, 142, 13, 128, 2, '#A9814F') +
    stroke(`${rail}M282 64H${right - 6}M282 98H${right - 6}`, line, 8) +
    stroke(`${rail}M282 64H${right - 6}M282 98H${right - 6}`, white, 4) +
    box(56, 30, 44, 240, 6, paint.base) +
    stroke('M68 42V256', paint.light, 4) +
    stroke('M88 42V258', paint.dark, 5) +
    box(84, 168, 180, 14, 3, steel) +
    plate('M98 104H252V170H98Z', metal) +
    patch('M106 112H244V162H106Z', paint.light, 0.55) +
    tubes(['M98 92H252', 'M98 92V168', 'M252 92V168'], { width: 9, colour: white }) +
    stroke('M104 174H256', sun, 4) +
    stroke('M112 186L232 252M232 186L112 252', line, 9) +
    stroke('M112 186L232 252M232 186L112 252', steel, 4) +
    disc(172, 219, 6, metal) +
    box(84, 254, 180, 16, 4, rubber) +
    box(66, 128, 24, 40, 5, rubber) +
    dot(78, 140, 5, '#6FBF8B') +
    dot(78, 156, 5, '#D9695F')
  )
}

export const ramps: readonly [number, Drawing][] = [
  [
    39,
    {
      name: rampName,
      rooms: ['patio', 'garage'],
      setting: houseFront(176, 6),
      draw: portableRamp,
      close: [
        ['the upper end on the step', 160, 190, 140],
        ['the middle', 256, 216, 130],
        ['the lower end', 346, 256, 120],
        ['the surface', 214, 214, 150],
      ],
    },
  ],
  [
    40,
    {
      name: thresholdName,
      view: 'seen from the front',
      rooms: ['hall', 'patio', 'garage'],
      setting: doorway,
      draw: thresholdRamp,
      close: [
        ['the left edge', 70, 254, 120],
        ['the surface', 200, 254, 150],
        ['the joint at the sill and the door', 200, 180, 260],
        ['the right edge', 330, 254, 120],
      ],
    },
  ],
  [
    41,
    {
      name: stairLiftName,
      rooms: ['hall', 'living'],
      setting: stairWall,
      draw: stairLift,
      close: [
        ['the seat and the armrest', 168, 104, 170],
        ['the footrest', 96, 178, 130],
        ['the drive', 196, 160, 130],
        ['the lower end of the rail', 76, 240, 140],
      ],
    },
  ],
  [
    42,
    {
      name: 'Porch lift with {colour} tower at a deck',
      rooms: ['patio'],
      draw: platformLift,
      close: [
        ['the call buttons', 78, 146, 110],
        ['the platform and its gate', 176, 132, 190],
        ['the lifting legs', 172, 220, 170],
        ['the step over to the deck', 266, 148, 140],
      ],
    },
  ],
]
