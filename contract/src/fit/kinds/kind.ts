import { footrestSeatHeight, seatDepth } from '../checks/chair-checks.ts'
import { chairHallTurn, doorWidth, intoCar, liftIntoCar } from '../checks/home-checks.ts'
import type { FitCheck } from '../types.ts'

/** How a kind is written down: a row each, by its name. */
export type KindRows = Readonly<
  Record<
    string,
    {
      checks: readonly FitCheck[]
      needsAssessment?: true
    }
  >
>

/** What several kinds have in common. */
export const door = doorWidth({ rule: 'door', buffer: 1 })
export const doorIfKnown = doorWidth({ rule: 'door', buffer: 1, isOptional: true })
export const car = [intoCar, liftIntoCar]
export const rolledSeat = [footrestSeatHeight, seatDepth, chairHallTurn]
