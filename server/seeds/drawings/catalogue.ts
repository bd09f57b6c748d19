import { bathRails } from './bathroom/bath-rails.ts'
import { bathSeats } from './bathroom/bath-seats.ts'
import { beds } from './bedroom/beds.ts'
import { children } from './children.ts'
import { dailyLiving } from './daily.ts'
import { lifts } from './lifting/lifts.ts'
import { ramps } from './lifting/ramps.ts'
import { transfers } from './lifting/transfers.ts'
import { vehicleAids } from './lifting/vehicle.ts'
import { rehabAids } from './rehab.ts'
import { sensoryAids } from './sensory.ts'
import type { Drawing } from './types.ts'
import { canesAndCrutches } from './walking/canes.ts'
import { walkers } from './walking/walkers.ts'
import { chairs } from './wheels/chairs.ts'
import { powerChairs } from './wheels/power-chairs.ts'
import { scooters } from './wheels/scooters.ts'
import { wheelchairParts } from './wheels/wheelchair-parts.ts'
import { wheelchairs } from './wheels/wheelchairs.ts'

/** Every drawing, by the id of its equipment type. */
export const drawings: ReadonlyMap<number, Drawing> = new Map([
  ...wheelchairs,
  ...wheelchairParts,
  ...powerChairs,
  ...scooters,
  ...walkers,
  ...canesAndCrutches,
  ...bathSeats,
  ...bathRails,
  ...beds,
  ...lifts,
  ...transfers,
  ...ramps,
  ...vehicleAids,
  ...chairs,
  ...dailyLiving,
  ...children,
  ...sensoryAids,
  ...rehabAids,
])
