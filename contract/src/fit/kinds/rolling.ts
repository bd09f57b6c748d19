/** Chairs and scooters to move about with. */

import type { KindRows } from '../types.ts'
import {
  car,
  chairHallTurn,
  door,
  doorPushedByHelper,
  doorPushedByUser,
  scooterHallTurn,
  turnRound,
} from './home-rules.ts'
import { capacity, footrestSeatHeight, pushedSeatHeight, roomySeat, seatDepth, wheelchairSeat } from './seat-rules.ts'

/** What is asked about who sits in what is pushed or driven. */
export const seatedQuestions = ['hip_width_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in', 'thigh_length_in']

/** Of a seat with footrests on wheels. */
export const rolledSeat = [footrestSeatHeight, seatDepth, chairHallTurn]

export const rollingKinds = {
  wheelchair: {
    label: 'A wheelchair that its user pushes',
    questions: ['hip_width_in', 'user_weight_lb', 'door_width_in', 'lower_leg_in', 'pushes_with'],
    needed: [wheelchairSeat, capacity, doorPushedByUser],
    ifKnown: [pushedSeatHeight, seatDepth, chairHallTurn, turnRound, ...car],
  },
  transport_chair: {
    label: 'A transport chair that a helper pushes',
    questions: seatedQuestions,
    needed: [wheelchairSeat, capacity, doorPushedByHelper],
    ifKnown: [...rolledSeat, ...car],
  },
  tilt_wheelchair: {
    label: 'A tilt or reclining wheelchair',
    questions: seatedQuestions,
    needed: [wheelchairSeat, capacity, door],
    ifKnown: [...rolledSeat, turnRound],
    needsAssessment: true,
  },
  power_wheelchair: {
    label: 'A power wheelchair',
    questions: seatedQuestions,
    needed: [wheelchairSeat, capacity, door],
    ifKnown: [...rolledSeat, turnRound],
    needsAssessment: true,
  },
  travel_scooter: {
    label: 'A travel scooter',
    questions: ['user_weight_lb', 'door_width_in', 'hip_width_in', 'hall_width_in', 'lift_limit_lb'],
    needed: [capacity, door],
    ifKnown: [roomySeat, scooterHallTurn, turnRound, ...car],
  },
  scooter: {
    label: 'A full-size scooter',
    questions: ['user_weight_lb', 'door_width_in', 'hip_width_in', 'hall_width_in', 'turning_space_in'],
    needed: [capacity, door],
    ifKnown: [roomySeat, scooterHallTurn, turnRound],
  },
} satisfies KindRows
