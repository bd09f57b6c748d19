import { useEffect, useRef } from 'react'

type SearchTerms = string | string[] | undefined

/** When other terms are searched for, moves the focus from the search to the results. */
export function useFocusAfterSearch(terms: SearchTerms, focusHeading: () => void): void {
  const seen = useRef(terms)
  useEffect(() => {
    if (seen.current === terms) return
    seen.current = terms
    const { activeElement: focused } = document
    if (focused === document.body || focused?.closest('[role="search"]')) focusHeading()
  })
}
