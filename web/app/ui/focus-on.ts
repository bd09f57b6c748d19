/** Whether it could take the focus: what is hidden, such as a link in a menu that closed, cannot. */
export function focusOn(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return document.activeElement === target
}

/** The heading of the page takes it; of several, as where one form or the other shows, the one that shows. */
export const focusOnHeading = (main: Element) => [...main.querySelectorAll('h1'), main].some(focusOn)
