import { type RefObject, useLayoutEffect } from 'react'

/** The ring of what has the focus, in CSS pixels. */
const ring = 6

const moments = ['focusin', 'scroll', 'resize'] as const

/**
 * Keeps what floats off the element that has the focus: at its own edge, else at the other one, else out of sight, for
 * the same words stand on the page.
 */
export function useClearOfFocus(stack: RefObject<HTMLElement | null>, shown: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes how much room it takes
  useLayoutEffect(() => {
    const place = () => {
      if (stack.current) makeWay(stack.current)
    }
    place()
    for (const moment of moments) addEventListener(moment, place, { passive: true })
    return () => {
      for (const moment of moments) removeEventListener(moment, place)
    }
  }, [stack, shown])
}

function makeWay(stack: HTMLElement) {
  const focused = document.activeElement
  for (const edge of ['own', 'other', 'none']) {
    stack.dataset.edge = edge
    if (!focused || !covers(stack, focused)) return
  }
}

function covers(stack: HTMLElement, focused: Element): boolean {
  // The parts of the page that take the focus to be read from there show no ring.
  if (focused === document.body || focused.matches('main, header') || stack.contains(focused)) return false
  const above = stack.getBoundingClientRect()
  const below = focused.getBoundingClientRect()
  return (
    above.left < below.right + ring &&
    above.right > below.left - ring &&
    above.top < below.bottom + ring &&
    above.bottom > below.top - ring
  )
}
