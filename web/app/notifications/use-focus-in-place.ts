import { type RefObject, useEffect, useRef } from 'react'
import type { Notification } from './load-notifications.ts'

/** When one goes the focus goes to the one that has taken its place, else to the heading. */
export function useFocusInPlace(notifications: Notification[], heading: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that they come anew
  useEffect(() => {
    const at = place.current
    if (at === undefined) return
    place.current = undefined
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)] ?? heading.current
    next?.focus()
  }, [notifications, heading])
  const keepPlaceOf = (id: number) => {
    place.current = notifications.findIndex((one) => one.id === id)
  }
  return { list, keepPlaceOf }
}
