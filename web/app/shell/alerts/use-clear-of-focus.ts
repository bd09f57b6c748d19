import { type RefObject, useLayoutEffect } from 'react'

/** The ring of what has the focus, in CSS pixels. */
const ring = 6

const events = ['focusin', 'scroll', 'resize'] as const

/**
 * Keeps what floats off the element that has the focus: at its own edge, else at the other one, else out of sight, for
 * the same words stand on the page.
 */
export function useClearOfFocus(floating: RefObject<HTMLElement | null>, shown: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes how much room it takes
  useLayoutEffect(() => {
    const place = () => {
      if (floating.current) moveOffFocus(floating.current)
    }
    place()
    for (const event of events) addEventListener(event, place, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, place)
    }
  }, [floating, shown])
}

function moveOffFocus(floating: HTMLElement) {
  const focused = document.activeElement
  for (const edge of ['own', 'other', 'none']) {
    floating.dataset.edge = edge
    if (!focused || !covers(floating, focused)) return
  }
}

function covers(floating: HTMLElement, focused: Element): boolean {
  // The parts of the page that take the focus to be read from there show no ring.
  if (focused === document.body || focused.matches('main, header') || floating.contains(focused)) return false
  const above = floating.getBoundingClientRect()
  const below = focused.getBoundingClientRect()
  return (
    above.left < below.right + ring &&
    above.right > below.left - ring &&
    above.top < below.bottom + ring &&
    above.bottom > below.top - ring
  )
}
