import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element that is in the window where it is when something is added above it: whoever types in it goes on undisturbed.
 * What it returns is called before the change.
 */
export function useStill(element: RefObject<HTMLElement | null>): () => void {
  const topBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const before = topBefore.current
    topBefore.current = undefined
    if (before === undefined || !element.current) return
    const moved = element.current.getBoundingClientRect().top - before
    if (moved) scrollBy({ top: moved, behavior: 'instant' })
  })
  return () => {
    const rectangle = element.current?.getBoundingClientRect()
    const isInSight = rectangle && rectangle.top < innerHeight && rectangle.bottom > 0
    topBefore.current = isInSight ? rectangle.top : undefined
  }
}
