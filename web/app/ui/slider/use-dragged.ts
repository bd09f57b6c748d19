import { useState } from 'react'

/** The position of the thumb: the dragged one during a drag, and the value itself once that has changed. */
export function useDragged(value: number): { shown: number; drag: (to: number) => void } {
  const [dragged, setDragged] = useState({ from: value, to: value })
  if (dragged.from !== value) setDragged({ from: value, to: value })
  return { shown: dragged.from === value ? dragged.to : value, drag: (to) => setDragged({ from: value, to }) }
}
