import { asGhost, circle, type Drawings, floor, type Shape } from './drawn.ts'
import { standingFront } from './people.ts'

const frame: Shape = {
  thing: `M50 92 62 44M62 62l40 30M58 70h34M92 70v12${circle(50, 101, 9)}${circle(106, 101, 9)}`,
}
const gripLow: Shape = { thing: 'M62 46 64 40H44' }
const gripHigh: Shape = { thing: 'M62 46 69 20H49' }

/** An underarm crutch with its pad at `top`. */
const crutch = (top: number): Shape => ({
  thing: `M66 ${top}h28M70 ${top}l8 46v${64 - top}M90 ${top}l-8 46v${64 - top}M74 ${top + 26}h12M75 110h10`,
})

/** The measures of what one leans on while walking. */
export const walkingDrawings: Drawings = {
  handle_height_min_in: {
    of: [floor, asGhost(gripHigh), frame, gripLow],
    line: [26, 110, 26, 40],
    leads: 'M26 40h18',
  },
  handle_height_max_in: {
    of: [floor, asGhost(gripLow), frame, gripHigh],
    line: [26, 110, 26, 20],
    leads: 'M26 20h24',
  },
  crutch_length_min_in: {
    of: [floor, asGhost(crutch(14)), crutch(40)],
    line: [118, 110, 118, 40],
    leads: 'M94 40h24',
  },
  crutch_length_max_in: {
    of: [floor, asGhost(crutch(40)), crutch(14)],
    line: [118, 110, 118, 14],
    leads: 'M94 14h24',
  },
  user_height_min_in: {
    isOnLabel: true,
    of: [floor, standingFront],
    line: [130, 110, 130, 4],
    leads: 'M84 4h46',
  },
  user_height_max_in: {
    isOnLabel: true,
    of: [floor, standingFront],
    line: [130, 110, 130, 4],
    leads: 'M84 4h46',
  },
  reach_in: {
    of: [{ thing: 'M20 66l10-18 6 4-8 14M28 62l94-6M122 56l10-10 8 4M122 56l12 8 6-6' }],
    line: [20, 88, 140, 88],
    leads: 'M20 66v22M140 58v30',
  },
}
