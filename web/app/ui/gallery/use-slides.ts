import { useCallback, useEffect, useRef, useState } from 'react'
import { followFinger } from './follow-finger.ts'

/** The state of the slides once the script runs: the current one, and functions to go to another. The browser itself moves them. */
export function useSlides(count: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<HTMLElement>()
  const [current, setCurrent] = useState(0)
  const shown = useRef(0)
  const goTo = useCallback((at: number) => {
    shown.current = at
    setCurrent(at)
    if (viewport.current) scrollToSlide(viewport.current, at, motion())
  }, [])
  const step = useCallback((by: 1 | -1) => goTo((shown.current + by + count) % count), [goTo, count])
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    setStage(element)
    // The picture that the person had scrolled to before the script ran.
    shown.current = Math.round(element.scrollLeft / element.clientWidth) || 0
    setCurrent(shown.current)
    const widths = new ResizeObserver(() => scrollToSlide(element, shown.current, 'instant'))
    widths.observe(element)
    const stopFollowing = followFinger(element, (by) => (by ? step(by) : goTo(shown.current)))
    return () => {
      widths.disconnect()
      stopFollowing()
    }
  }, [goTo, step])
  return { viewport, stage, current, goTo, step }
}

const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

const scrollToSlide = (stage: HTMLElement, at: number, behavior: ScrollBehavior) =>
  stage.scrollTo({ left: at * stage.clientWidth, behavior })
