import type { AskedRows } from './asked.ts'

/** What people are asked about themselves, or whom it is for. */
export const askedOfPerson = {
  hip_width_in: { noun: 'how wide the hips are', min: 6, max: 40 },
  thigh_length_in: { noun: 'how long the thigh is', min: 6, max: 32 },
  lower_leg_in: { noun: 'how long the lower leg is', min: 5, max: 28 },
  user_weight_lb: { noun: 'the weight of the person', min: 10, max: 1000 },
  standing_height_in: { noun: 'how tall the person is', min: 20, max: 96 },
  wrist_height_in: { noun: 'how high the wrist is', min: 8, max: 48 },
  elbow_height_in: { noun: 'how high the elbow is', min: 15, max: 60 },
  armpit_height_in: { noun: 'how high the armpit is', min: 15, max: 75 },
  pushes_with: { noun: 'how it will be moved', choices: ['hands', 'feet'] },
} as const satisfies AskedRows
