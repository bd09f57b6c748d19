import type { CheckResult } from '@reable/contract/fit/types'
import styles from './drawings.module.css'
import { circle, DrawnShape, floor, type Shape, standingFront } from './drawn-shape.tsx'

type Props = { check: Pick<CheckResult, 'name' | 'listingValue' | 'personValue'> }

/** The two sides of a check to one scale; its numbers stand in the check's own sentence. Nothing where a side is not known. */
export function ScaleDrawing({ check: { name, listingValue, personValue } }: Props) {
  if (!listingValue || !personValue) return null
  const { sides, draw, top } = sceneOf(name)
  const y = top?.(listingValue, personValue) ?? 0
  return (
    <figure className="stack gap-8 quiet">
      <svg viewBox={`0 ${y} 160 ${120 - y}`} className={styles.drawing} aria-hidden="true">
        {draw(listingValue, personValue).map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
          <DrawnShape key={at} shape={shape} />
        ))}
      </svg>
      <figcaption>{sides}, drawn to one scale.</figcaption>
    </figure>
  )
}

/** Draws a check's two sides to one scale: the listing's measure and the person's or home's, both in inches or both in pounds. */
type Scene = {
  /** "The seat and the hips". */
  sides: string
  draw: (own: number, theirs: number) => readonly Shape[]
  /** Where the sheet begins, for what would leave most of it empty. */
  top?: (own: number, theirs: number) => number
}

/** Half of a limb's thickness, and of a tube's. */
const limb = 6.5
const tube = 1.5

const tenth = (number: number) => Math.round(number * 10) / 10
const at = (parts: TemplateStringsArray, ...numbers: number[]) =>
  parts.reduce((text, part, nth) => text + tenth(numbers[nth - 1] ?? 0) + part)

/** From the front: the armrests as far apart as the seat is wide, and between them a person as wide as the hips. */
function seatWidth(seat: number, hips: number): readonly Shape[] {
  const scale = 84 / Math.max(seat, hips)
  const [half, body] = [(seat * scale) / 2 + tube, Math.max((hips * scale) / 2 - limb, 1)]
  return [
    floor,
    { trunk: at`M${80 - body} 68L${80 - body * 0.8} 40H${80 + body * 0.8}L${80 + body} 68z`, body: circle(80, 19, 4) },
    { thing: at`M${80 - half} 52V110M${80 + half} 52V110M${80 - half} 78H${80 + half}` },
  ]
}

/** From the side: a seat as deep as it is, and a thigh as long as it is, both from the back. */
function seatDepth(seat: number, thigh: number): readonly Shape[] {
  const scale = 96 / Math.max(seat, thigh)
  const knee = 30 + thigh * scale + limb
  return [
    floor,
    { trunk: 'M37 36h6v28h-6z', body: `${circle(41, 14, 4)}${at`M37 66H${knee}V102h8`}` },
    { thing: at`M28 20V110M28 75H${30 + seat * scale}V110` },
  ]
}

/** From the side: who sits on a seat of this height with lower legs of that length. */
function seatHeight(seat: number, leg: number): readonly Shape[] {
  const scale = 40 / Math.max(seat, leg)
  const top = 110 - seat * scale
  const knee = Math.min(top, 110 - leg * scale) - limb
  const foot = knee + limb + leg * scale - limb
  return [
    floor,
    {
      trunk: at`M47 ${top - 37}h6v28h-6z`,
      body: `${circle(50, tenth(top - 58), 4)}${at`M50 ${top - limb}L96 ${knee}V${foot}h8`}`,
    },
    { thing: at`M40 ${top + tube}H86M44 ${top + tube}V110M82 ${top + tube}V110` },
  ]
}

/** From the front: a door's opening, and what goes through it. */
function throughDoor(thing: number, door: number): readonly Shape[] {
  const scale = 130 / Math.max(thing, door)
  const [opening, half] = [(door * scale) / 2, (thing * scale) / 2 - tube]
  return [
    { ground: at`M4 110H${80 - opening}V8H${80 + opening}V110H156` },
    {
      thing: at`M${80 - half} 64V108M${80 + half} 64V108M${80 - half * 0.7} 34V108M${80 + half * 0.7} 34V108M${80 - half} 76H${80 + half}M${80 - half * 0.7} 40H${80 + half * 0.7}`,
    },
  ]
}

function rampEnds(length: number, rise: number): { foot: number; top: number } {
  const run = Math.sqrt(Math.max(length ** 2 - rise ** 2, (length / 4) ** 2))
  const scale = Math.min(136 / run, 90 / rise)
  return { foot: 146 - run * scale, top: 110 - rise * scale }
}

/** From the side: a ramp of this length up to that height. */
function ramp(length: number, rise: number): readonly Shape[] {
  const { foot, top } = rampEnds(length, rise)
  return [{ ground: at`M4 110H146V${top}H156` }, { thing: at`M${foot} 110L146 ${top}` }]
}

/** From the front: who stands beside a grip of this height, with wrists at that height. */
function handle(grip: number, wrist: number): readonly Shape[] {
  const top = 110 - (grip * 50) / wrist
  return [floor, standingFront, { thing: at`M102 ${top}h14V110` }]
}

/** From above: the circle that is needed in the room that there is. */
function circleInRoom(needed: number, room: number): readonly Shape[] {
  const scale = 108 / Math.max(needed, room)
  const half = (room * scale) / 2
  return [
    { ground: at`M${80 - half} ${60 - half}H${80 + half}V${60 + half}H${80 - half}z` },
    { thing: circle(80, 60, tenth((needed * scale) / 2)) },
  ]
}

/** Two bars: the thing's as an outline, the other filled. */
function bars(own: number, theirs: number): readonly Shape[] {
  const scale = 140 / Math.max(own, theirs)
  return [
    { thing: at`M8 30H${8 + own * scale}V52H8z` },
    { trunk: at`M${8 + limb} ${78}H${Math.max(8 + theirs * scale - limb, 8 + limb + 1)}v9H${8 + limb}z` },
  ]
}

const scenes: Readonly<Record<string, Scene>> = {
  seat_width: { sides: 'The seat and the hips', draw: seatWidth },
  seat_depth: { sides: 'The seat and the thigh', draw: seatDepth },
  seat_height: { sides: 'The seat and the lower leg', draw: seatHeight },
  door_width: { sides: 'What goes through, and the door', draw: throughDoor },
  turn_round: { sides: 'The circle it needs, and the room', draw: circleInRoom },
  ramp_length: {
    sides: 'The ramp and the height it leads to',
    draw: ramp,
    top: (length, rise) => Math.floor(rampEnds(length, rise).top - 14),
  },
  handle_height: { sides: 'The handle and the wrist', draw: handle },
}

/** The scene of a check; two bars where it has none of its own. */
const sceneOf = (check: string): Scene =>
  (Object.hasOwn(scenes, check) ? scenes[check] : undefined) ?? {
    sides: 'Above, the listing. Below, yours',
    draw: bars,
  }
