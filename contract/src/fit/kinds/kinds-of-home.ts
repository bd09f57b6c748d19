/** What stands in bathrooms, bedrooms and at steps. */

import {
  portableRampLength,
  railLength,
  rampHeight,
  rampLoad,
  rampWidth,
  stairShape,
  stairWidth,
  thresholdRampLength,
} from '../checks/access-checks.ts'
import {
  bathPlace,
  benchLegs,
  benchOverRim,
  boardWidth,
  rolledOverToilet,
  setOverToilet,
  toiletShape,
  tubDoor,
  tubFloor,
} from '../checks/bath-checks.ts'
import {
  bedRoomLength,
  bedRoomWidth,
  hoistUnderBed,
  mattressLength,
  mattressWidth,
  railBed,
  railMattress,
  slingApproval,
  slingAttachment,
} from '../checks/bed-checks.ts'
import { capacity, roomySeat } from '../checks/chair-checks.ts'
import { liftIntoCar } from '../checks/home-checks.ts'
import {
  standFromBed,
  standFromBench,
  standFromSeat,
  standFromSettings,
  standFromToilet,
} from '../checks/standing-checks.ts'
import { door, doorIfKnown, type KindRows } from './kind.ts'

export const homeKinds = {
  shower_chair: {
    checks: [capacity, bathPlace, tubFloor, standFromSettings, roomySeat],
  },
  transfer_bench: {
    checks: [capacity, tubDoor, benchOverRim, standFromBench, benchLegs, boardWidth, roomySeat],
  },
  commode: {
    checks: [capacity, standFromSettings, roomySeat, setOverToilet, doorIfKnown],
  },
  rolling_commode: {
    checks: [capacity, rolledOverToilet, door, roomySeat, standFromSeat],
  },
  raised_toilet_seat: {
    checks: [capacity, standFromToilet, toiletShape],
  },
  hospital_bed: {
    checks: [capacity, bedRoomWidth, bedRoomLength, standFromBed],
  },
  mattress: {
    checks: [mattressWidth, mattressLength, capacity],
  },
  bed_rail: {
    checks: [railMattress, railBed],
  },
  patient_lift: {
    checks: [capacity, door, hoistUnderBed],
    needsAssessment: true,
  },
  sling: {
    checks: [capacity, slingAttachment, slingApproval],
  },
  portable_ramp: {
    checks: [portableRampLength, rampWidth, rampLoad, liftIntoCar],
  },
  threshold_ramp: {
    checks: [rampHeight, thresholdRampLength, rampWidth, rampLoad],
  },
  stair_lift: {
    checks: [stairShape, stairWidth, capacity, railLength],
  },
} as const satisfies KindRows
