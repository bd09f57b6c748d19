import type { FitRules } from './rule.ts'

const doorRule = (buffer: number, overSeat?: number) =>
  ({
    label: 'Through the door',
    text: `It is at least ${buffer} in narrower than the narrowest door is when open. Up to as wide as the door may do.${overSeat ? ` Where only the seat is known, we take ${overSeat} in more for the whole: never more than “may fit”.` : ''}`,
    sources: ['suppliers', 'measured_door', 'ours'],
  }) as const

/** Of a hall in which one turns a corner, in inches: less than the first is too narrow, the second lets almost everyone turn. */
export const hallWidths = { chair: [33, 39], scooter: [39, 43] } as const

const hallRule = ([close, pass]: readonly [number, number]) =>
  ({
    label: 'A corner in the hall',
    text: `A hall of ${pass} in or more lets almost everyone turn a corner. Less than ${close} in is too narrow.`,
    sources: ['wheeled_mobility', 'ours'],
  }) as const

/** The rules of doors, halls, room to turn and the car. */
export const homeRules = {
  door: doorRule(1),
  door_pushed_by_user: doorRule(2, 8),
  door_pushed_by_helper: doorRule(1, 3),
  chair_hall_turn: hallRule(hallWidths.chair),
  scooter_hall_turn: hallRule(hallWidths.scooter),
  turn_round: {
    label: 'Room to turn round',
    text: 'Clear floor of 60 in or more, and no less than its own turning circle, is room to turn round. With less it may have to back out.',
    sources: ['ada', 'ours'],
  },
  into_car: {
    label: 'Into the car',
    text: 'Folded, it goes through the opening of the trunk and into it. It can be turned any way to get in.',
    sources: ['ours'],
  },
  lift_into_car: {
    label: 'Lifting it',
    text: 'Its heaviest piece weighs no more than whoever loads it can lift. 51 lb is the limit for fit workers who stand well.',
    sources: ['niosh'],
  },
} as const satisfies FitRules
