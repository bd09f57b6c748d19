/** What people move with: chairs, scooters and walking aids. */

import { capacity, pushedSeatHeight, roomySeat, seatDepth, wheelchairSeat } from '../checks/chair-checks.ts'
import { chairHallTurn, doorWidth, scooterHallTurn, turnRound } from '../checks/home-checks.ts'
import { armrestHeight, crutchLength, handleHeight, standFromSeat } from '../checks/standing-checks.ts'
import { car, door, doorIfKnown, type KindRows, rolledSeat } from './kind.ts'

export const movingKinds = {
  wheelchair: {
    checks: [
      wheelchairSeat,
      capacity,
      doorWidth({ rule: 'door_pushed_by_user', buffer: 2, overSeat: 8 }),
      pushedSeatHeight,
      seatDepth,
      chairHallTurn,
      turnRound,
      ...car,
    ],
  },
  transport_chair: {
    checks: [
      wheelchairSeat,
      capacity,
      doorWidth({ rule: 'door_pushed_by_helper', buffer: 1, overSeat: 3 }),
      ...rolledSeat,
      ...car,
    ],
  },
  tilt_wheelchair: {
    checks: [wheelchairSeat, capacity, door, ...rolledSeat, turnRound],
    needsAssessment: true,
  },
  power_wheelchair: {
    checks: [wheelchairSeat, capacity, door, ...rolledSeat, turnRound],
    needsAssessment: true,
  },
  travel_scooter: {
    checks: [capacity, door, roomySeat, scooterHallTurn, turnRound, ...car],
  },
  scooter: {
    checks: [capacity, door, roomySeat, scooterHallTurn, turnRound],
  },
  rollator: {
    checks: [handleHeight, capacity, door, standFromSeat, roomySeat, ...car],
  },
  walker: {
    checks: [handleHeight, capacity, doorIfKnown, ...car],
  },
  upright_walker: {
    checks: [armrestHeight, capacity, door, ...car],
  },
  cane: {
    checks: [handleHeight, capacity],
  },
  crutches: {
    checks: [crutchLength, capacity],
  },
} as const satisfies KindRows
