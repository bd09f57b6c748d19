import type { KeyboardEvent } from 'react'

/**
 * For a field whose time has not come: it can be reached and says why, keys write nothing in it. What is pasted or
 * filled in by the browser is taken, because that comes for all fields at once.
 */
export function disabledProps(disabledReason: string | undefined) {
  if (!disabledReason) return {}
  return { 'aria-disabled': true, onKeyDown: preventTyping } as const
}

function preventTyping(event: KeyboardEvent) {
  const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isTyping) event.preventDefault()
}
