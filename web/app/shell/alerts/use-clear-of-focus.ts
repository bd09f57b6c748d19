import { type RefObject, useLayoutEffect } from 'react'

/** The width of the focus ring, in CSS pixels. */
const ring = 6

const events = ['focusin', 'scroll', 'resize'] as const

/**
 * Moves a floating element so that it does not cover the focused one: to its own edge of the window, else to the other one, else
 * out of sight, which loses nothing, because the page has the same text.
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
  // Parts of the page that are focused only to be read from there have no focus ring.
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
