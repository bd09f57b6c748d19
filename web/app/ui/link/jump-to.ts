import type { MouseEvent } from 'react'

/** Leads to a part of the same page, whose heading takes the focus. It adds no entry to the history, so that Back leaves the page. */
export function jumpTo(event: MouseEvent, headingId: string): void {
  event.preventDefault()
  const heading = document.getElementById(headingId)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
