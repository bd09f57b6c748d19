import { type RefObject, useEffect, useRef } from 'react'
import type { Place } from './focus-at.ts'

/**
 * Once another try has succeeded, the focus goes to what stands in the place of `failed`: to its heading, else to the heading
 * above it. Whoever has gone on meanwhile keeps theirs. Answers what is called as the try begins.
 */
export function useFocusOnReplacement(element: RefObject<HTMLElement | null>): () => void {
  const place = useRef<Place>(undefined)
  useEffect(
    () => () => {
      const { current } = place
      if (current) import('./focus-at.ts').then(({ focusAt }) => focusAt(current), ignore)
    },
    [],
  )
  return () => {
    const { parentElement: parent = null, previousElementSibling: before = null } = element.current ?? {}
    place.current = { parent, before }
  }
}

/** Then the focus stays where it fell. */
const ignore = () => {}
