import { useCallback, useEffect, useState } from 'react'
import { advanced, atRest, interrupted, pressed, started } from './rotation.ts'

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
  const [rotation, setRotation] = useState(atRest)
  const { playing } = rotation
  useEffect(() => {
    if (stage && mayStart(stage)) setRotation(started(count))
  }, [stage, count])
  useEffect(() => {
    if (!playing || !stage) return
    const move = () => {
      next()
      setRotation(advanced)
    }
    return whileInView(stage, move, interval)
  }, [playing, stage, next, interval])
  const interrupt = useCallback(() => setRotation((before) => interrupted(before, Date.now())), [])
  const press = () => setRotation((before) => pressed(before, Date.now(), count))
  return { playing, interrupt, press }
}

function mayStart(stage: HTMLElement) {
  const carousel = stage.closest('section')
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !carousel?.matches(':hover, :focus-within')
}

/** Calls `move` every interval while the stage is in view; returns what ends it. */
function whileInView(stage: HTMLElement, move: () => void, interval: number) {
  let inView = false
  const sight = new IntersectionObserver(
    ([entry]) => {
      inView = entry?.isIntersecting ?? false
    },
    { threshold: 0.5 },
  )
  sight.observe(stage)
  const timer = setInterval(() => inView && !document.hidden && move(), interval)
  return () => {
    clearInterval(timer)
    sight.disconnect()
  }
}
