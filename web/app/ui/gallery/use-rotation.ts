import { useCallback, useEffect, useState } from 'react'
import { advanced, atRest, interrupted, pressed, started } from './rotation.ts'
import type { Carousel } from './use-slides.ts'

const interval = 3000

/** Moves the slides on by themselves: without reduced motion, in view, in a visible tab, for one round. */
export function useRotation(carousel: Carousel, pictures: number) {
  const [rotation, setRotation] = useState(atRest)
  const { playing } = rotation
  useEffect(() => {
    if (carousel && mayStart(carousel.rootNode())) setRotation(started(pictures))
  }, [carousel, pictures])
  useEffect(() => {
    if (!playing || !carousel) return
    return everyInterval(carousel.rootNode(), () => {
      carousel.scrollNext()
      setRotation(advanced)
    })
  }, [playing, carousel])
  const interrupt = useCallback(() => setRotation((before) => interrupted(before, Date.now())), [])
  const press = () => setRotation((before) => pressed(before, Date.now(), pictures))
  return { playing, interrupt, press }
}

function mayStart(stage: HTMLElement) {
  const gallery = stage.closest('section')
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !gallery?.matches(':hover, :focus-within')
}

/** Calls `move` every interval while the stage is in view; returns what ends it. */
function everyInterval(stage: HTMLElement, move: () => void) {
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
