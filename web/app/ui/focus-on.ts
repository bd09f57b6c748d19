/** Focuses an element and returns whether it took the focus: a hidden one, such as a link in a closed menu, cannot. */
export function focusOn(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return document.activeElement === target
}

/** Focuses the heading of the page; of several, as where one of two forms shows, the visible one. */
export const focusOnHeading = (main: Element) => [...main.querySelectorAll('h1'), main].some(focusOn)
