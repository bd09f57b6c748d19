import { useEffect, useRef } from 'react'

type Words = string | string[] | undefined

/** Other words were searched for: the focus goes on from the search to what was found. */
export function useFocusAfterSearch(words: Words, toHeading: () => void): void {
  const seen = useRef(words)
  useEffect(() => {
    if (seen.current === words) return
    seen.current = words
    const { activeElement: at } = document
    if (at === document.body || at?.closest('[role="search"]')) toHeading()
  })
}
