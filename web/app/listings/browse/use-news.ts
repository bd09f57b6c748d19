import { useEffect, useRef, useState } from 'react'
import type { FoundList } from '../home/load-home.ts'

/** What a live region says when the list has changed: of a new list `onNew`, of one that grew `onMore`. Nothing at first. */
export function useNews(list: FoundList, onNew: string, onMore: string): string {
  const [news, setNews] = useState('')
  const seen = useRef({ list, onMore })
  useEffect(() => {
    if (seen.current.list !== list) setNews(onNew)
    else if (seen.current.onMore !== onMore) setNews(onMore)
    seen.current = { list, onMore }
  }, [list, onNew, onMore])
  return news
}
