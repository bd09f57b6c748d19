import type { KeyboardEvent } from 'react'

/** The event handlers of a carousel: focus or pointer stop the rotation for good, and the arrow keys change the slide. */
export const manualControls = (interrupt: () => void, step: (by: 1 | -1) => void) => ({
  onFocus: interrupt,
  onPointerEnter: interrupt,
  onPointerDown: interrupt,
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    interrupt()
    step(key === 'ArrowRight' ? 1 : -1)
  },
})
