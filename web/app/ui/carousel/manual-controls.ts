import type { KeyboardEvent } from 'react'

/** What a carousel listens to: whoever comes near it stops the rotation for good, and the arrow keys turn it by hand. */
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
