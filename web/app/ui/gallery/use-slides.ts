import { useCallback, useEffect, useRef, useState } from 'react'
import { followFinger } from './follow-finger.ts'

/** The state of the slides once the script runs: the current one, and functions to go to another. */
export function useSlides(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<HTMLElement>()
  const [current, setCurrent] = useState(0)
  const shown = useRef(0)
  const goTo = useCallback((at: number) => {
    shown.current = at
    setCurrent(at)
    if (viewport.current) slideTo(viewport.current, at)
  }, [])
  const step = useCallback((by: 1 | -1) => goTo((shown.current + by + count) % count), [goTo, count])
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    setStage(element)
    // The picture that the person had scrolled to before the script ran.
    shown.current = Math.round(element.scrollLeft / element.clientWidth) || 0
    setCurrent(shown.current)
    const widths = new ResizeObserver(() => scrollToSlide(element, shown.current))
    widths.observe(element)
    const stopFollowing = followFinger(element, (by) => (by ? step(by) : goTo(shown.current)))
    return () => {
      widths.disconnect()
      stopFollowing()
    }
  }, [goTo, step])
  return { viewport, stage, current, goTo, step }
}

/** The time in which a slide gives way to another one, in milliseconds; none for who wants less motion. (POST-02) */
const transition = 1000

/** Shows a slide, and lets all of them slide there from where they are, also in the middle of another move. */
function slideTo(stage: HTMLElement, at: number): void {
  const slides = stage.firstElementChild
  const from = slides?.getBoundingClientRect().left ?? 0
  for (const move of slides?.getAnimations() ?? []) move.cancel()
  scrollToSlide(stage, at)
  if (!slides || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const path = [`translateX(${from - slides.getBoundingClientRect().left}px)`, 'none']
  slides.animate({ transform: path }, { duration: transition, easing: 'ease-in-out' })
}

const scrollToSlide = (stage: HTMLElement, at: number) =>
  stage.scrollTo({ left: at * stage.clientWidth, behavior: 'instant' })
