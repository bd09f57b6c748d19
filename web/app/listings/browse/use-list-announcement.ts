import { useEffect, useRef, useState } from 'react'
import type { FoundList } from './found-list.ts'

/** The text of a live region when the list has changed: `newText` for a new list, `grownText` for one that grew. Empty at first. */
export function useListAnnouncement(list: FoundList, newText: string, grownText: string): string {
  const [announcement, setAnnouncement] = useState('')
  const seen = useRef({ list, grownText })
  useEffect(() => {
    if (seen.current.list !== list) setAnnouncement(newText)
    else if (seen.current.grownText !== grownText) setAnnouncement(grownText)
    seen.current = { list, grownText }
  }, [list, newText, grownText])
  return announcement
}
