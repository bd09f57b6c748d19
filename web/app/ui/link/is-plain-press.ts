import type { MouseEvent } from 'react'

/** Whether a link is pressed to be followed here; with a key held, the browser does with it what it does with links. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
