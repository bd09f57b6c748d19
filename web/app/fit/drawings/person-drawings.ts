import { type Drawings, floor, type Shape } from './drawn.ts'
import { sittingFront, sittingSide, standingFront, standingSide } from './people.ts'

const stool: Shape = { thing: 'M44 79h44M50 79v30M82 79v30' }
const box: Shape = { thing: 'M100 36h38v28h-38zM100 44h38' }
const scales: Shape = { thing: 'M50 104h60v6H50z' }

/** What is asked about a person. */
export const personDrawings: Drawings = {
  hip_width_in: { of: [floor, sittingFront], line: [60, 68, 100, 68] },
  thigh_length_in: { of: [floor, stool, sittingSide], line: [46, 92, 82, 92], leads: 'M46 66v32M82 82v16' },
  lower_leg_in: { of: [floor, stool, sittingSide], line: [122, 110, 122, 78], leads: 'M88 78h34' },
  user_weight_lb: { of: [floor, scales, standingFront] },
  helper_weight_lb: { of: [floor, scales, standingFront] },
  standing_height_in: { of: [floor, standingFront], line: [130, 110, 130, 4], leads: 'M84 4h46' },
  wrist_height_in: { of: [floor, standingFront], line: [122, 110, 122, 60], leads: 'M98 60h24' },
  elbow_height_in: { of: [floor, standingSide], line: [38, 110, 38, 60], leads: 'M38 60h42' },
  armpit_height_in: { of: [floor, standingFront], line: [126, 110, 126, 40], leads: 'M93 40h33' },
  lift_limit_lb: { of: [floor, standingSide, box] },
}
