/** What people sit on at home, and what is made for children. */

import {
  capacity,
  childSeat,
  footrestSeatHeight,
  liftChairSeat,
  roomySeat,
  seatDepth,
  wheelchairSeat,
} from '../checks/chair-checks.ts'
import {
  handleHeight,
  madeForSize,
  standFromFurniture,
  standFromSeat,
  standFromSettings,
} from '../checks/standing-checks.ts'
import { car, door, doorIfKnown, type KindRows, rolledSeat } from './kind.ts'

export const seatKinds = {
  lift_chair: {
    checks: [liftChairSeat, capacity, seatDepth, standFromSeat, madeForSize, doorIfKnown],
  },
  positioning_chair: {
    checks: [wheelchairSeat, capacity, doorIfKnown, footrestSeatHeight],
  },
  perching_stool: {
    checks: [standFromSettings, capacity, roomySeat],
  },
  risers: {
    checks: [standFromFurniture, capacity],
  },
  child_wheelchair: {
    checks: [childSeat, capacity, door, ...rolledSeat, ...car],
    needsAssessment: true,
  },
  stroller: {
    checks: [childSeat, capacity, seatDepth, doorIfKnown, ...car],
  },
  gait_trainer: {
    checks: [handleHeight, capacity],
    needsAssessment: true,
  },
  activity_chair: {
    checks: [childSeat, capacity, seatDepth],
    needsAssessment: true,
  },
} as const satisfies KindRows
