import { useEffect, useRef } from 'react'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { OwnListings } from './load-own-listings.ts'
import { tabNames } from './own-listings-texts.ts'

/**
 * Places the focus when the list has changed: it stays within the listing that an action was for, else goes to the one
 * that has taken its place, else to the heading; on another page of the list to its heading. On another tab it stays, and the tab
 * is announced.
 */
export function useListFocus(found: OwnListings) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<{ id: number; at: number }>(undefined)
  const before = useRef(found)
  useEffect(() => {
    const previous = before.current
    before.current = found
    if (previous === found) return
    const focused = list.current?.querySelector(`[data-listing="${place.current?.id}"] :focus`)
    const titles = [...(list.current?.querySelectorAll<HTMLElement>('h3 > a') ?? [])]
    if (focused) {
      place.current = undefined
      focused.scrollIntoView({ block: 'nearest' })
    } else if (place.current) {
      const { id, at } = place.current
      place.current = undefined
      const same = titles[found.cards.findIndex((card) => card.id === id)]
      const next = same ?? titles[Math.min(at, titles.length - 1)] ?? heading.current
      next?.focus()
    } else if (previous.tab !== found.tab) {
      alerts.announce(`${tabNames[found.tab]}, ${found.counts[found.tab]}`)
    } else if (previous.page !== found.page) {
      heading.current?.focus()
    }
  }, [found])
  const rememberPlaceOf = (id: number) => {
    place.current = { id, at: found.cards.findIndex((card) => card.id === id) }
  }
  return { heading, list, rememberPlaceOf }
}
