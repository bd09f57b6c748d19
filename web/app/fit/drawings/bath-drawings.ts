import { circle, type Drawings, floor, type Shape } from './drawn.ts'

/** Cut through: rims at 56, its floor flat from 52 to 108. */
const tub: Shape = { thing: 'M28 110V56h8c2 30 6 44 16 44h56c10 0 14-14 16-44h8v54' }
const tubAtWall: Shape = { thing: 'M4 110V64h8c2 24 4 38 12 38h36c8 0 10-14 12-38h8v46' }
const wall: Shape = { ground: 'M152 10v100' }

/** From the side, its rim at 66. */
const toilet: Shape = {
  thing: 'M52 30h14v36H52zM60 66h44c0 18-8 26-18 30l2 14H62l2-18c-4-6-4-14-4-26zM60 66h44',
}
const raisedSeat: Shape = { thing: 'M60 50h44v12H60z' }

/** From above: tank, bolts, bowl. */
const toiletAbove: Shape = {
  thing: `M20 30h26v60H20zM46 42h18v36H46M64 40h40q34 0 34 20t-34 20H64z${circle(62, 50, 1)}${circle(62, 70, 1)}`,
}

const benchTub: Shape = { thing: 'M18 110V64h8c2 24 4 38 12 38h56c8 0 10-14 12-38h8v46' }
const bench: Shape = { thing: 'M58 34h92v6H58zM64 40v60M84 40v60M138 40v70M146 40v70' }
const board: Shape = { thing: 'M22 44h116v8H22zM40 52v16M120 52v16' }
const showerChair: Shape = { thing: 'M62 60h36M62 60 54 98M98 60l8 38M64 60V36h32v24M50 98h8M102 98h8' }
const commode: Shape = {
  thing: `M54 20v78M106 66v32M54 58h52v8H54zM54 38h34v20M60 66l4 10h32l4-10${circle(54, 103, 6)}${circle(106, 103, 6)}`,
}
const safetyFrame: Shape = {
  thing: 'M50 50v60M110 50v60M42 50h16M102 50h16M50 72h14M110 72H96M64 66h32v10H64zM68 76l4 34h16l4-34',
}

/** Bathrooms: what is asked about a home, and the measures of what stands in it. */
export const bathDrawings: Drawings = {
  tub_rim_in: { of: [floor, tub], line: [14, 110, 14, 56], leads: 'M14 56h16' },
  tub_floor_in: { of: [floor, tub], line: [52, 92, 108, 92] },
  tub_width_in: { of: [floor, tub], line: [37, 60, 123, 60] },
  beside_tub_in: { of: [floor, wall, tubAtWall], line: [82, 98, 151, 98] },
  bowl_height_in: { of: [floor, toilet], line: [126, 110, 126, 66], leads: 'M104 66h22' },
  toilet_bowl: { of: [toiletAbove], line: [62, 104, 138, 104], leads: 'M62 72v32M138 62v42' },
  base_width_in: {
    of: [floor, tub, showerChair],
    line: [50, 84, 110, 84],
    leads: 'M50 84v14M110 84v14',
  },
  outer_legs_room_in: {
    of: [floor, benchTub, bench],
    line: [115, 96, 148, 96],
    leads: 'M148 90v20',
  },
  board_fit_min_in: {
    of: [floor, tub, board],
    line: [42, 76, 118, 76],
  },
  board_fit_max_in: {
    of: [floor, tub, board],
    line: [42, 76, 118, 76],
  },
  clear_height_in: {
    of: [floor, commode],
    line: [80, 109, 80, 78],
  },
  raise_height_in: {
    of: [floor, toilet, raisedSeat],
    line: [126, 66, 126, 50],
    leads: 'M104 66h22M104 50h22',
  },
  between_arms_in: {
    of: [floor, safetyFrame],
    line: [54, 38, 106, 38],
    leads: 'M54 38v12M106 38v12',
  },
}
