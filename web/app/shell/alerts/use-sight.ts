import { type RefObject, useEffect, useState } from 'react'
import { alerts } from './alerts.ts'

/** Tells whether the place of the alerts is in sight. Answers whether the page has been scrolled past it. */
export function useSight(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry) return
      alerts.sight(entry.isIntersecting)
      setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    if (place.current) watch.observe(place.current)
    return () => {
      watch.disconnect()
      alerts.sight(false)
    }
  }, [place])
  return isAway
}
