import { asGhost, circle, type Drawings, floor, type Shape } from './drawn.ts'

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
export const bedDrawings: Drawings = {
  bed_gap_in: { of: [floor, bed(76)], line: [80, 110, 80, 82] },
  room_width_in: { of: [bedInRoom], line: [122, 7, 122, 113] },
  room_length_in: { of: [bedInRoom], line: [7, 88, 153, 88] },
  bed_deck_length_in: deckLength,
  bed_deck_width_in: deckWidth,
  mattress_thickness_in: thickness,
  furniture_height_in: { of: [floor, bed(76)], line: [152, 110, 152, 62], leads: 'M136 62h16' },
  deck_length_in: { ...deckLength },
  deck_width_in: { ...deckWidth },
  bed_height_min_in: {
    of: [floor, asGhost(bed(52)), bed(84)],
    line: [152, 110, 152, 70],
    leads: 'M136 70h16',
  },
  bed_height_max_in: {
    of: [floor, asGhost(bed(84)), bed(52)],
    line: [152, 110, 152, 38],
    leads: 'M136 38h16',
  },
  for_mattress_in: {
    ...thickness,
    isOnLabel: true,
  },
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
  base_height_in: {
    of: [floor, hoist(34)],
    line: [144, 110, 144, 92],
    leads: 'M128 92h16',
  },
  lift_height_min_in: {
    of: [floor, asGhost(hoist(30)), hoist(58)],
    line: [144, 110, 144, 66],
    leads: 'M116 66h28',
  },
  lift_height_max_in: {
    of: [floor, asGhost(hoist(58)), hoist(30)],
    line: [144, 110, 144, 38],
    leads: 'M116 38h28',
  },
  length_in: {
    of: [slab],
    line: [20, 98, 114, 98],
    leads: 'M20 82v16M114 82v16',
  },
  width_in: {
    of: [slab],
    line: [124, 94, 154, 66],
    leads: 'M114 82l10 12M144 54l10 12',
  },
  height_in: { ...thickness },
  thickness_in: { ...thickness },
  screen_size_in: {
    of: [{ thing: 'M26 16h108v70H26zM80 86v20M56 108h48' }],
    line: [28, 84, 132, 18],
  },
}
