import { circle, type Drawings, floor, type Shape } from './drawn.ts'

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
export const homeDrawings: Drawings = {
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
export const rampDrawings: Drawings = {
  usable_length_ft: {
    of: [porch, ramp],
    line: [3, 100, 89, 40],
    leads: 'M3 100l7 10M89 40l7 10',
  },
  usable_length_in: {
    of: [threshold],
    line: [16, 98, 92, 76],
    leads: 'M16 98l4 12M92 76l4 12',
  },
  max_rise_in: {
    isOnLabel: true,
    of: [porch, ramp],
    line: [124, 110, 124, 50],
  },
  for_stair_width_in: {
    isOnLabel: true,
    of: [floor, stairsFront],
    line: [40, 102, 120, 102],
  },
  track_length_ft: { of: [stairs, rail], line: [14, 80, 102, 8] },
}
