import { chairDrawings } from './chair-drawings.ts'
import styles from './drawings.module.css'
import { asGhost, circle, type Drawings, floor, type Shape } from './drawn.ts'
import { DrawnShape } from './drawn-shape.tsx'
import { homeDrawings, rampDrawings } from './home-drawings.ts'
import { sittingFront, sittingSide, standingFront, standingSide } from './people.ts'
import { SizeLine } from './size-line.tsx'
import { walkingDrawings } from './walking-drawings.ts'

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

/** Whether something has a drawing. */
export const hasDrawing = (of: string): boolean => Object.hasOwn(drawings, of)

/** Whether it is read off a label, and not measured. */
export const isOnLabel = (of: string): boolean => drawings[of]?.isOnLabel === true

type Props = {
  /** A question of fit or a field of an equipment type. */
  of: string
  /** What it shows, for who cannot see it, unless the words beside it say the same. */
  text?: string
}

/**
 * Where to measure: the thing or the person in a few lines, and the line that is measured between two marks. Nothing for what has no
 * drawing.
 */
export function Drawing({ of, text }: Props) {
  const drawn = Object.hasOwn(drawings, of) ? drawings[of] : undefined
  if (!drawn) return null
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one wherever the words beside it say something else
    <svg viewBox="0 0 160 120" className={styles.drawing} role="img" aria-hidden={text ? undefined : true}>
      {text && <title>{text}</title>}
      {drawn.of.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
        <DrawnShape key={at} shape={shape} />
      ))}
      {drawn.leads && <path className={styles.lead} d={drawn.leads} />}
      {drawn.line && <SizeLine line={drawn.line} />}
    </svg>
  )
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
