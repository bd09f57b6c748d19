import { circle, floor, type Shape, standingFront } from './drawn-shape.tsx'

/** One drawing: its shapes from the back to the front, and the line between two marks that is measured. */
export type Drawn = {
  of: readonly Shape[]
  /** From x, from y, to x, to y; none for a weight. */
  line?: readonly [number, number, number, number]
  /** Thin lines that lead from what is measured to the marks. */
  leads?: string
  /** It stands on a label of the maker’s, and nobody measures it. */
  isOnLabel?: true
}

type Drawings = Readonly<Record<string, Drawn>>

/** The same thing, set lower or higher. */
const asGhost = ({ thing = '' }: Shape): Shape => ({ ghost: thing })

/** People, each in the place in which something about them is measured. */
const sittingFront: Shape = {
  trunk: 'M71 42h18l3 24H68z',
  body: `${circle(80, 21, 4)}M66 66h28M69 66l-1 36h-5M91 66l1 36h5M69 43 58 56l8 12M91 43l11 13-8 12`,
}

/** Facing right, the seat under them at 78. */
const sittingSide: Shape = {
  trunk: 'M53 42h8l-1 29h-7z',
  body: `${circle(60, 21, 4)}M56 71h34v31h10M58 45l8 14 14 1`,
}

/** Facing right, a hand at 104, 56. */
const standingSide: Shape = {
  trunk: 'M68 33h8v28h-7z',
  body: `${circle(73, 14, 4)}M71 61l-5 41h7M73 61l5 41h7M73 36l8 18 23 2`,
}

const stool: Shape = { thing: 'M44 79h44M50 79v30M82 79v30' }
const box: Shape = { thing: 'M100 36h38v28h-38zM100 44h38' }
const scales: Shape = { thing: 'M50 104h60v6H50z' }

/** What is asked about a person. */
const personDrawings: Drawings = {
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

/** A door that stands open at a right angle, at the left of its frame. */
const door: Shape = { ground: 'M30 110V16h100v94', thing: 'M40 110V24h80v86M40 24h10v86' }
const hall: Shape = { ground: 'M6 30h118v86M6 76h72v40', ghost: 'M12 53h89v60M96 107l5 6 5-6' }
const room: Shape = { ground: 'M10 8h140v104H10z', ghost: circle(80, 60, 46) }
const porch: Shape = { ground: 'M4 110h92V50h60' }
const ramp: Shape = { thing: 'M10 110 96 50M16 110l80-56' }
const threshold: Shape = { ground: 'M4 110h92V88h60', thing: 'M20 110 96 88v22z' }
const stairsFront: Shape = { thing: 'M40 110V94h80v16M46 94V78h68v16M52 78V62h56v16M58 62V46h44v16' }
const stairs: Shape = { ground: 'M10 110h22V92h22V74h22V56h22V38h22V20h34' }
const rail: Shape = { thing: 'M22 90 110 18M48 62h18v-22M48 62v10h14M66 62v14h8' }
const carBack: Shape = {
  thing:
    'M28 96V62q0-6 4-10l12-28q2-6 8-6h56q6 0 8 6l12 28q4 4 4 10v34zM46 78V54l10-26h48l10 26v24zM34 96v12h16V96M110 96v12h16V96',
}
const carSide: Shape = {
  thing: `M8 98V66l34-8 20-26h66q12 2 16 30l4 36${circle(36, 98, 11)}${circle(120, 98, 11)}M8 98h17M47 98h62M131 98h17M92 60h46l4 26H92zM92 60V38`,
}

/** What is asked about a home and a car. */
const homeDrawings: Drawings = {
  door_width_in: { of: [floor, door], line: [52, 66, 118, 66] },
  hall_width_in: { of: [hall], line: [32, 30, 32, 76] },
  turning_space_in: { of: [room], line: [34, 60, 126, 60] },
  rise_in: { of: [porch], line: [84, 110, 84, 50], leads: 'M84 50h12' },
  stair_width_in: { of: [floor, stairsFront], line: [40, 102, 120, 102] },
  stair_length_in: { of: [stairs], line: [22, 100, 130, 10] },
  car_width_in: { of: [floor, carBack], line: [46, 66, 114, 66] },
  car_height_in: { of: [floor, carBack], line: [80, 28, 80, 78] },
  car_depth_in: { of: [floor, carSide], line: [93, 74, 141, 74] },
}

/** The measures of ramps and of what climbs stairs. */
const rampDrawings: Drawings = {
  usable_length_ft: { of: [porch, ramp], line: [3, 100, 89, 40], leads: 'M3 100l7 10M89 40l7 10' },
  usable_length_in: { of: [threshold], line: [16, 98, 92, 76], leads: 'M16 98l4 12M92 76l4 12' },
  max_rise_in: { isOnLabel: true, of: [porch, ramp], line: [124, 110, 124, 50] },
  for_stair_width_in: { isOnLabel: true, of: [floor, stairsFront], line: [40, 102, 120, 102] },
  track_length_ft: { of: [stairs, rail], line: [14, 80, 102, 8] },
}

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
const chairDrawings: Drawings = {
  seat_width_in: { of: [floor, wheelchairFront], line: [58, 60, 102, 60] },
  seat_depth_in: { of: [floor, wheelchairSide], line: [51, 62, 92, 62], leads: 'M92 56v14' },
  seat_height_in: { of: [floor, wheelchairSide], line: [134, 110, 134, 70], leads: 'M94 70h40' },
  chair_width_in: wholeWidth,
  overall_width_in: wholeWidth,
  overall_length_in: { of: [floor, wheelchairSide], line: [36, 14, 116, 14], leads: 'M36 14v96M116 14v96' },
  weight_capacity_lb: { isOnLabel: true, of: [floor, chairSide, label] },
  chair_weight_lb: { of: [floor, chairOnScales] },
  item_weight_lb: { of: [floor, chairOnScales] },
  heaviest_piece_lb: { of: [floor, part] },
  folded_length_in: { of: [floor, foldedChair], line: [36, 16, 104, 16], leads: 'M36 16v94M104 16v94' },
  folded_width_in: { of: [floor, foldedFront], line: [60, 14, 100, 14], leads: 'M60 14v96M100 14v96' },
  folded_height_in: { of: [floor, foldedChair], line: [128, 110, 128, 29], leads: 'M46 29h82' },
  turning_circle_in: {
    of: [{ ghost: circle(80, 60, 52) }, { thing: 'M66 40h28v40H66zM62 38v44M98 38v44M72 84h6v8h-6zM82 84h6v8h-6z' }],
    line: [28, 60, 132, 60],
  },
  back_height_in: { of: [floor, wheelchairSide], line: [26, 70, 26, 28], leads: 'M26 70h24M26 28h14' },
  armrest_height_in: { of: [floor, wheelchairSide], line: [112, 70, 112, 52], leads: 'M76 52h36M94 70h18' },
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
const walkingDrawings: Drawings = {
  handle_height_min_in: { of: [floor, asGhost(gripHigh), frame, gripLow], line: [26, 110, 26, 40], leads: 'M26 40h18' },
  handle_height_max_in: { of: [floor, asGhost(gripLow), frame, gripHigh], line: [26, 110, 26, 20], leads: 'M26 20h24' },
  crutch_length_min_in: { of: [floor, asGhost(crutch(14)), crutch(40)], line: [118, 110, 118, 40], leads: 'M94 40h24' },
  crutch_length_max_in: { of: [floor, asGhost(crutch(40)), crutch(14)], line: [118, 110, 118, 14], leads: 'M94 14h24' },
  user_height_min_in: { isOnLabel: true, of: [floor, standingFront], line: [130, 110, 130, 4], leads: 'M84 4h46' },
  user_height_max_in: { isOnLabel: true, of: [floor, standingFront], line: [130, 110, 130, 4], leads: 'M84 4h46' },
  reach_in: {
    of: [{ thing: 'M20 66l10-18 6 4-8 14M28 62l94-6M122 56l10-10 8 4M122 56l12 8 6-6' }],
    line: [20, 88, 140, 88],
    leads: 'M20 66v22M140 58v30',
  },
}

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
const bathDrawings: Drawings = {
  tub_rim_in: { of: [floor, tub], line: [14, 110, 14, 56], leads: 'M14 56h16' },
  tub_floor_in: { of: [floor, tub], line: [52, 92, 108, 92] },
  tub_width_in: { of: [floor, tub], line: [37, 60, 123, 60] },
  beside_tub_in: { of: [floor, wall, tubAtWall], line: [82, 98, 151, 98] },
  bowl_height_in: { of: [floor, toilet], line: [126, 110, 126, 66], leads: 'M104 66h22' },
  toilet_bowl: { of: [toiletAbove], line: [62, 104, 138, 104], leads: 'M62 72v32M138 62v42' },
  base_width_in: { of: [floor, tub, showerChair], line: [50, 84, 110, 84], leads: 'M50 84v14M110 84v14' },
  outer_legs_room_in: { of: [floor, benchTub, bench], line: [115, 96, 148, 96], leads: 'M148 90v20' },
  board_fit_min_in: { of: [floor, tub, board], line: [42, 76, 118, 76] },
  board_fit_max_in: { of: [floor, tub, board], line: [42, 76, 118, 76] },
  clear_height_in: { of: [floor, commode], line: [80, 109, 80, 78] },
  raise_height_in: { of: [floor, toilet, raisedSeat], line: [126, 66, 126, 50], leads: 'M104 66h22M104 50h22' },
  between_arms_in: { of: [floor, safetyFrame], line: [54, 38, 106, 38], leads: 'M54 38v12M106 38v12' },
}

/** From the side, its mattress 14 high on a deck at `deck`. */
const bed = (deck: number): Shape => ({
  thing: `M24 ${deck - 14}h112v14H24zM20 ${deck - 34}V104M140 ${deck - 22}V104M20 ${deck + 6}h120M20 ${deck}h120${circle(20, 106, 3)}${circle(140, 106, 3)}`,
})
const bedAbove: Shape = { thing: 'M22 30h112v60H22zM28 36h98v48H28zM34 44h16v32H34z' }
const bedInRoom: Shape = { ground: 'M6 6h148v108H6z', thing: 'M10 20h96v44H10zM16 26h14v32H16z' }

/** With its top at `top`. */
const overbedTable = (top: number): Shape => ({
  thing: `M36 ${top}h84v6H36zM112 ${top + 6}V98M44 98h76v4H44z${circle(50, 106, 3)}${circle(114, 106, 3)}`,
})

/** Anything with a length, a width and a height. */
const slab: Shape = { thing: 'M20 62 50 34h94l-30 28zM20 62v20h94V62M114 82l30-28V34' }

/** With its arm at `arm`, over a base at 92. */
const hoist = (arm: number): Shape => ({
  thing: `M28 92h100v8H28zM48 92V30M48 ${arm}h66v8M48 ${arm + 22}l24-22M104 ${arm + 14}q10-12 20 0${circle(34, 105, 4)}${circle(122, 105, 4)}`,
})

const deckLength = { of: [bedAbove], line: [28, 60, 126, 60] } as const
const deckWidth = { of: [bedAbove], line: [88, 36, 88, 84] } as const
const thickness = { of: [slab], line: [8, 82, 8, 62], leads: 'M8 62h12M8 82h12' } as const

/** Bedrooms and lifts: what is asked about a home, and the measures of what stands in it. */
const bedDrawings: Drawings = {
  bed_gap_in: { of: [floor, bed(76)], line: [80, 110, 80, 82] },
  room_width_in: { of: [bedInRoom], line: [122, 7, 122, 113] },
  room_length_in: { of: [bedInRoom], line: [7, 88, 153, 88] },
  bed_deck_length_in: deckLength,
  bed_deck_width_in: deckWidth,
  mattress_thickness_in: thickness,
  furniture_height_in: { of: [floor, bed(76)], line: [152, 110, 152, 62], leads: 'M136 62h16' },
  deck_length_in: deckLength,
  deck_width_in: deckWidth,
  bed_height_min_in: { of: [floor, asGhost(bed(52)), bed(84)], line: [152, 110, 152, 70], leads: 'M136 70h16' },
  bed_height_max_in: { of: [floor, asGhost(bed(84)), bed(52)], line: [152, 110, 152, 38], leads: 'M136 38h16' },
  for_mattress_in: { ...thickness, isOnLabel: true },
  table_height_min_in: {
    of: [floor, asGhost(overbedTable(34)), overbedTable(66)],
    line: [20, 110, 20, 66],
    leads: 'M20 66h16',
  },
  table_height_max_in: {
    of: [floor, asGhost(overbedTable(66)), overbedTable(34)],
    line: [20, 110, 20, 34],
    leads: 'M20 34h16',
  },
  base_height_in: { of: [floor, hoist(34)], line: [144, 110, 144, 92], leads: 'M128 92h16' },
  lift_height_min_in: { of: [floor, asGhost(hoist(30)), hoist(58)], line: [144, 110, 144, 66], leads: 'M116 66h28' },
  lift_height_max_in: { of: [floor, asGhost(hoist(58)), hoist(30)], line: [144, 110, 144, 38], leads: 'M116 38h28' },
  length_in: { of: [slab], line: [20, 98, 114, 98], leads: 'M20 82v16M114 82v16' },
  width_in: { of: [slab], line: [124, 94, 154, 66], leads: 'M114 82l10 12M144 54l10 12' },
  height_in: thickness,
  thickness_in: thickness,
  screen_size_in: { of: [{ thing: 'M26 16h108v70H26zM80 86v20M56 108h48' }], line: [28, 84, 132, 18] },
}

/** Where each question and each measure is taken, under their own names. */
export const drawings: Drawings = {
  ...personDrawings,
  ...homeDrawings,
  ...chairDrawings,
  ...walkingDrawings,
  ...bathDrawings,
  ...bedDrawings,
  ...rampDrawings,
}
