import { useCallback, useEffect, useState } from 'react'
import { advanced, interrupted, pressed, started, stopped } from './rotation.ts'

type Slides = {
  /** What holds them, once the script is there. */
  stage: HTMLElement | undefined
  count: number
  /** Shows the next one; the same function while nothing changes. */
  next: () => void
  /** How long each one stays, in milliseconds. */
  interval: number
}

/** Moves slides on by themselves: without reduced motion, in view, in a visible tab, for one round. */
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

/** Calls `move` every interval while the stage is in view; returns what ends it. */
function whileInView(stage: HTMLElement, advance: () => void, interval: number) {
  let isInView = false
  const observer = new IntersectionObserver(
    ([entry]) => {
      isInView = entry?.isIntersecting ?? false
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
