import type { KeyboardEvent } from 'react'

/**
 * For a field whose time has not come: it can be reached and says why, keys write nothing in it. What is pasted or
 * filled in by the browser is taken, because that comes for all fields at once.
 */
export function heldBack(notYet: string | undefined) {
  if (!notYet) return {}
  return { 'aria-disabled': true, onKeyDown: holdBack } as const
}

function holdBack(event: KeyboardEvent) {
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (writes) event.preventDefault()
}
