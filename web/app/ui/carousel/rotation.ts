/** The state of the slides' rotation. */
export type Rotation = {
  playing: boolean
  /** The number of moves until the round is over. */
  left: number
  /** The time of the last interruption by focus, pointer or arrow key, in milliseconds. */
  interruptedAt: number
}

export const stopped: Rotation = { playing: false, left: 0, interruptedAt: Number.NEGATIVE_INFINITY }

/** Within this time after an interruption, in milliseconds, a press of the button still means the "Stop" that was aimed at. */
const pressGracePeriod = 1000

/** Starts a round that ends at the picture it began with. */
export function started(pictures: number): Rotation {
  return { ...stopped, playing: true, left: pictures }
}

/** Moves one picture on; after a whole round the rotation stops. */
export function advanced(rotation: Rotation): Rotation {
  const left = rotation.left - 1
  return { ...rotation, left, playing: rotation.playing && left > 0 }
}

/** Stops the rotation for good, because the person uses the gallery. */
export function interrupted(rotation: Rotation, now: number): Rotation {
  return rotation.playing ? { playing: false, left: 0, interruptedAt: now } : rotation
}

/** The rotation after a press of its button: stopped if it played, started if it was stopped. */
export function pressed(rotation: Rotation, now: number, pictures: number): Rotation {
  if (rotation.playing) return stopped
  return now - rotation.interruptedAt < pressGracePeriod ? rotation : started(pictures)
}
