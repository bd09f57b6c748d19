import { bathRails } from './bath-rails.ts'
import { bathSeats } from './bath-seats.ts'
import { beds } from './beds.ts'
import { canesAndCrutches } from './canes.ts'
import { chairs } from './chairs.ts'
import { children } from './children.ts'
import { dailyLiving } from './daily.ts'
import { lifts } from './lifts.ts'
import { powerChairs } from './power-chairs.ts'
import { ramps } from './ramps.ts'
import { rehabAids } from './rehab.ts'
import { scooters } from './scooters.ts'
import { sensoryAids } from './sensory.ts'
import { transfers } from './transfers.ts'
import type { Drawing } from './types.ts'
import { vehicleAids } from './vehicle.ts'
import { walkers } from './walkers.ts'
import { wheelchairParts } from './wheelchair-parts.ts'
import { wheelchairs } from './wheelchairs.ts'

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
