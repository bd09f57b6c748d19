/** The place of a removed element: within `parent`, after `before` if there is one. */
export type Place = { parent: Element | null; before: Element | null }

/** Moves the focus that was lost with a removed element to the element in its place. */
export function focusAt(place: Place): void {
  if (document.activeElement !== document.body) return
  const part = partAt(place)
  const target = part ? headingOf(part) : document.querySelector<HTMLElement>('main h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
}

function partAt({ parent, before }: Place): Element | null {
  if (before?.isConnected) return before.nextElementSibling
  return parent?.isConnected ? parent.firstElementChild : null
}

function headingOf(part: Element): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
  const above = headings.filter((one) => part.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)
  return headings.find((one) => part.contains(one)) ?? above.pop()
}
