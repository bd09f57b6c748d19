import { useCallback, useEffect, useState } from 'react'
import { advanced, interrupted, pressed, started, stopped } from './rotation.ts'

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
