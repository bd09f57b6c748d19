import type { AskedRows } from './asked.ts'

/** What people are asked about their doors, halls, steps, stairs and cars. */
export const askedOfHome = {
  door_width_in: { noun: 'how wide your door is', min: 10, max: 96 },
  hall_width_in: { noun: 'how wide your hall is', min: 15, max: 200 },
  turning_space_in: { noun: 'how much room there is to turn', min: 15, max: 400 },
  car_width_in: { noun: 'how wide the car opens', min: 8, max: 96 },
  car_height_in: { noun: 'how high the car opens', min: 6, max: 96 },
  car_depth_in: { noun: 'how deep the trunk is', min: 8, max: 140 },
  lift_limit_lb: { noun: 'how much can be lifted', min: 1, max: 200 },
  rise_in: { noun: 'how high the step is', min: 0.5, max: 96 },
  ramp_use: { noun: 'how the ramp will be used', choices: ['alone', 'helper', 'empty'] },
  chair_width_in: { noun: 'how wide the chair is', min: 8, max: 60 },
  chair_weight_lb: { noun: 'what the chair weighs', min: 1, max: 800 },
  helper_weight_lb: { noun: 'what the helper weighs', min: 60, max: 600 },
  stairs: { noun: 'the shape of your stairs', choices: ['Straight', 'Curved'] },
  stair_width_in: { noun: 'how wide your stairs are', min: 15, max: 120 },
  stair_length_in: { noun: 'how long your stairs are', min: 20, max: 480 },
} as const satisfies AskedRows
