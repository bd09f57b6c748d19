/** Where the slides' own movement stands. */
export type Rotation = {
  playing: boolean
  /** Moves left until the round is over. */
  left: number
  /** When a focus, a pointer or an arrow last stopped it, in milliseconds. */
  interruptedAt: number
}

export const stopped: Rotation = { playing: false, left: 0, interruptedAt: Number.NEGATIVE_INFINITY }

/** Within this time after an interruption a press of the button means the "Stop" the person set out for. */
const pressGracePeriod = 1000

/** Begins a round that ends at the picture it began with. */
export function started(pictures: number): Rotation {
  return { ...stopped, playing: true, left: pictures }
}

/** One picture on; after a whole round it rests. */
export function advanced(rotation: Rotation): Rotation {
  const left = rotation.left - 1
  return { ...rotation, left, playing: rotation.playing && left > 0 }
}

/** Stopped for good by what the person does elsewhere in the gallery. */
export function interrupted(rotation: Rotation, now: number): Rotation {
  return rotation.playing ? { playing: false, left: 0, interruptedAt: now } : rotation
}

/** The button: stops what plays, starts what rests. */
export function pressed(rotation: Rotation, now: number, pictures: number): Rotation {
  if (rotation.playing) return stopped
  return now - rotation.interruptedAt < pressGracePeriod ? rotation : started(pictures)
}
