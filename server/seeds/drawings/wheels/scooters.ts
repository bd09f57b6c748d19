import { cane, line, rubber, steel, sun } from '../colours.ts'
import { block, box, disc, dot, place, plate, shadow, stroke, tubes } from '../parts.ts'
import type { Drawing, ListingDetails, Paint } from '../types.ts'
import { fullSizeScooter, fullSizeScooterName, hasBasket } from './scooters-full-size.ts'
import { travelScooter, travelScooterName } from './scooters-travel.ts'

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

function scooterPartsName(details: ListingDetails): string {
  if (details.properties.battery_type === 'No battery included')
    return 'Scooter charger with {colour} label and its cord'
  if (details.properties.battery_type) return 'Two scooter batteries with {colour} labels'
  return 'Two scooter batteries with {colour} labels, a charger and a basket'
}

/** A charger, its cord in a loop, and the round plug with its three pins. */
function charger(paint: Paint): string {
  return (
    shadow(190, 268, 140) +
    stroke('M120 240Q50 250 56 196Q64 150 112 158Q150 166 128 196Q108 222 84 206', line, 7) +
    stroke('M120 240Q50 250 56 196Q64 150 112 158Q150 166 128 196Q108 222 84 206', grey, 3) +
    box(116, 192, 156, 76, 12, grey) +
    block(134, 208, 76, 34, paint.base, 4) +
    stroke('M144 218H200M144 230H182', paint.light, 4) +
    disc(242, 224, 10, sun) +
    stroke('M136 254H252', rubber, 4) +
    stroke('M272 232Q322 236 322 190', line, 8) +
    stroke('M272 232Q322 236 322 190', grey, 3) +
    box(306, 150, 32, 42, 8, rubber) +
    disc(322, 140, 19, steel) +
    dot(322, 131, 3, line) +
    dot(315, 144, 3, line) +
    dot(329, 144, 3, line)
  )
}

function twoBatteries(paint: Paint): string {
  return (
    shadow(200, 268, 136) +
    place(-52, -54, 1.2, battery(80, 194, paint) + battery(182, 194, paint)) +
    block(190, 262, 6, 4, sun)
  )
}

function scooterParts(paint: Paint, _alone: boolean, details: ListingDetails): string {
  if (details.properties.battery_type === 'No battery included') return charger(paint)
  if (details.properties.battery_type) return twoBatteries(paint)
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
      name: travelScooterName,
      rooms: ['hall', 'garage', 'patio'],
      draw: travelScooter,
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
      name: fullSizeScooterName,
      rooms: ['garage', 'patio'],
      draw: fullSizeScooter,
      close: (details) => [
        [hasBasket(details) ? 'the basket and the handlebar' : 'the handlebar', 268, 88, 170],
        ['the seat', 126, 110, 170],
        ['the front wheel and the lamp', 306, 214, 160],
        ['the rear wheel', 124, 222, 160],
      ],
    },
  ],
  [
    10,
    {
      name: scooterPartsName,
      view: 'side by side',
      rooms: ['garage', 'hall'],
      draw: scooterParts,
      close: ({ properties: { battery_type: kind } }) => [
        [kind ? 'the label' : 'the first battery', 70, 224, 150],
        [kind ? 'the middle' : 'the terminals', 164, 206, 130],
        [kind ? 'the lower edge' : 'the charger and its cord', 304, 240, 150],
        [kind ? 'the upper edge' : 'the basket', 290, 170, 150],
      ],
    },
  ],
]
