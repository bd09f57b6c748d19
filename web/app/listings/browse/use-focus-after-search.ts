import { useEffect, useRef } from 'react'

type SearchTerms = string | string[] | undefined

/** Other words were searched for: the focus goes on from the search to what was found. */
export function useFocusAfterSearch(terms: SearchTerms, focusHeading: () => void): void {
  const seen = useRef(terms)
  useEffect(() => {
    if (seen.current === terms) return
    seen.current = terms
    const { activeElement: focused } = document
    if (focused === document.body || focused?.closest('[role="search"]')) focusHeading()
  })
}
