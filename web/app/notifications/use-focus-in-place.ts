import { type RefObject, useEffect, useRef } from 'react'
import type { NotificationsData } from './load-notifications.ts'

/** After a deletion, moves the focus to the notification that has taken the place, else to the heading; unless it is elsewhere already. */
export function useFocusInPlace(data: NotificationsData | null, heading: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const removedIndex = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that they are loaded
  useEffect(() => {
    const at = removedIndex.current
    if (at === undefined) return
    removedIndex.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)] ?? heading.current
    next?.focus()
  }, [data, heading])
  const rememberIndex = (at: number) => {
    removedIndex.current = at
  }
  return { list, rememberIndex }
}
