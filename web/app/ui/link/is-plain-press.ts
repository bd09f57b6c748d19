type Press = { button: number; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a click means to follow a link in this tab: with a modifier key or another button the browser handles it itself. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
