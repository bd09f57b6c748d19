import { useCallback, useEffect, useState } from 'react'

type Slides = {
  /** The element that contains the slides, once the script runs. */
  stage: HTMLElement | undefined
  count: number
  /** Shows the next slide. Must be a stable function. */
  next: () => void
  /** The time that each slide is shown, in milliseconds. */
  interval: number
}

/** Rotates slides for one round, while they are in view in a visible tab and the person does not prefer reduced motion. */
export function useRotation({ stage, count, next, interval }: Slides) {
  const [rotation, setRotation] = useState(stopped)
  const { playing } = rotation
  useEffect(() => {
    if (stage && canStart(stage)) setRotation(started(count))
  }, [stage, count])
  useEffect(() => {
    if (!playing || !stage) return
    const advance = () => {
      next()
      setRotation(advanced)
    }
    return whileInView(stage, advance, interval)
  }, [playing, stage, next, interval])
  const interrupt = useCallback(() => setRotation((before) => interrupted(before, Date.now())), [])
  const press = () => setRotation((before) => pressed(before, Date.now(), count))
  return { playing, interrupt, press }
}

function canStart(stage: HTMLElement) {
  const carousel = stage.closest('section')
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !carousel?.matches(':hover, :focus-within')
}

/** Calls `advance` every interval while the stage is in view. Returns the clean-up. */
function whileInView(stage: HTMLElement, advance: () => void, interval: number) {
  let isInView = false
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
    },
    { threshold: 0.5 },
  )
  observer.observe(stage)
  const timer = setInterval(() => isInView && !document.hidden && advance(), interval)
  return () => {
    clearInterval(timer)
    observer.disconnect()
  }
}

/** The state of the slides' rotation. */
type Rotation = {
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
