import { asGhost, circle, type Drawings, floor, type Shape } from './drawn.ts'

const wheelchairFront: Shape = {
  thing: 'M56 26v76M104 26v76M56 34h48M56 68h48M60 78l40 24M100 78 60 102M46 58v50M114 58v50M52 52h8M100 52h8',
}

/** Facing right: seat from 50, 70 to 92, 70. */
const wheelchairSide: Shape = {
  thing: `M38 28h12v42h44l8 30h12M50 52h26v18${circle(60, 85, 24)}${circle(96, 102, 7)}M60 85v-15M94 70v32`,
}

const chairSide: Shape = { thing: 'M50 26v84M50 66h46v44M50 46h34v20' }
const seatLegs: Shape = { thing: 'M58 90v20M102 90v20' }
const seatLow: Shape = { thing: 'M50 80h60v6H50zM58 86v10M102 86v10' }
const seatHigh: Shape = { thing: 'M50 52h60v6H50zM58 58v36M102 58v36' }

const foldedChair: Shape = {
  thing: `${circle(66, 84, 25)}M46 30v30h36v28M46 30H36M56 58l34 42${circle(98, 103, 6)}`,
}
const foldedFront: Shape = { thing: 'M70 26v80M90 26v80M62 56v53M98 56v53M70 40l10 10 10-10M70 66l10 10 10-10' }

const chairOnScales: Shape = {
  thing: `M36 100h72v8H36zM44 34h10v32h34l6 26${circle(60, 80, 18)}${circle(90, 93, 5)}M54 50h22`,
}
const part: Shape = { thing: 'M56 100h48v8H56zM64 100V66h32v34M64 66V40M64 40h-8M80 66v34' }
const label: Shape = { thing: 'M104 30h44v32h-44zM112 40h28M112 48h28M112 56h16M104 50 78 68' }

const wholeWidth = { of: [floor, wheelchairFront], line: [44, 14, 116, 14], leads: 'M44 14v96M116 14v96' } as const

/** The measures of what one sits in and rolls in, and what is asked about one's own. */
export const chairDrawings: Drawings = {
  seat_width_in: {
    of: [floor, wheelchairFront],
    line: [58, 60, 102, 60],
  },
  seat_depth_in: {
    of: [floor, wheelchairSide],
    line: [51, 62, 92, 62],
    leads: 'M92 56v14',
  },
  seat_height_in: {
    of: [floor, wheelchairSide],
    line: [134, 110, 134, 70],
    leads: 'M94 70h40',
  },
  chair_width_in: wholeWidth,
  overall_width_in: {
    ...wholeWidth,
  },
  overall_length_in: {
    of: [floor, wheelchairSide],
    line: [36, 14, 116, 14],
    leads: 'M36 14v96M116 14v96',
  },
  weight_capacity_lb: {
    isOnLabel: true,
    of: [floor, chairSide, label],
  },
  chair_weight_lb: { of: [floor, chairOnScales] },
  item_weight_lb: {
    of: [floor, chairOnScales],
  },
  heaviest_piece_lb: {
    of: [floor, part],
  },
  folded_length_in: {
    of: [floor, foldedChair],
    line: [36, 16, 104, 16],
    leads: 'M36 16v94M104 16v94',
  },
  folded_width_in: {
    of: [floor, foldedFront],
    line: [60, 14, 100, 14],
    leads: 'M60 14v96M100 14v96',
  },
  folded_height_in: {
    of: [floor, foldedChair],
    line: [128, 110, 128, 29],
    leads: 'M46 29h82',
  },
  turning_circle_in: {
    of: [{ ghost: circle(80, 60, 52) }, { thing: 'M66 40h28v40H66zM62 38v44M98 38v44M72 84h6v8h-6zM82 84h6v8h-6z' }],
    line: [28, 60, 132, 60],
  },
  back_height_in: {
    of: [floor, wheelchairSide],
    line: [26, 70, 26, 28],
    leads: 'M26 70h24M26 28h14',
  },
  armrest_height_in: {
    of: [floor, wheelchairSide],
    line: [112, 70, 112, 52],
    leads: 'M76 52h36M94 70h18',
  },
  seat_height_min_in: {
    of: [floor, asGhost(seatHigh), seatLegs, seatLow],
    line: [128, 110, 128, 80],
    leads: 'M110 80h18',
  },
  seat_height_max_in: {
    of: [floor, asGhost(seatLow), seatLegs, seatHigh],
    line: [128, 110, 128, 52],
    leads: 'M110 52h18',
  },
}
