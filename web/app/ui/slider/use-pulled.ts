import { useState } from 'react'

/** Where the thumb is while it is pulled: the value itself, once that has followed. */
export function usePulled(value: number): { shown: number; pull: (to: number) => void } {
  const [pulled, setPulled] = useState({ from: value, to: value })
  if (pulled.from !== value) setPulled({ from: value, to: value })
  return { shown: pulled.from === value ? pulled.to : value, pull: (to) => setPulled({ from: value, to }) }
}
