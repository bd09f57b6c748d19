import { type RefObject, useEffect, useRef } from 'react'
import type { NotificationsData } from './load-notifications.ts'

/** When one goes the focus that it had goes to the one that has taken its place, else to the heading. Whoever has gone on meanwhile keeps theirs. */
export function useFocusInPlace(data: NotificationsData | null, heading: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that they come anew
  useEffect(() => {
    const at = place.current
    if (at === undefined) return
    place.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)] ?? heading.current
    next?.focus()
  }, [data, heading])
  const keepPlace = (at: number) => {
    place.current = at
  }
  return { list, keepPlace }
}
