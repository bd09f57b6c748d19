import { type RefObject, useEffect, useState } from 'react'
import { alerts } from './alerts.ts'

/** Reports to the store whether the place of the alerts is in sight. Returns whether the page is scrolled past it. */
export function useScrolledPast(place: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      alerts.setInSight(entry.isIntersecting)
      setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      alerts.setInSight(false)
    }
  }, [place])
  return isPast
}
