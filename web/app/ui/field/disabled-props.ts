/**
 * The attributes of a field that cannot be filled in yet: it can be focused and is described by the reason, but ignores typing.
 * Pasted text and the browser's autofill are accepted, because autofill fills all fields at once.
 */
export function disabledProps(disabledReason: string | undefined) {
  if (!disabledReason) return {}
  return { 'aria-disabled': true, onKeyDown: preventTyping } as const
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

/** Ignores a key that would type a character. */
export function preventTyping(event: Press) {
  const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isTyping) event.preventDefault()
}
