import { type RefObject, useEffect, useRef } from 'react'
import type { Place } from './focus-at.ts'

/**
 * Once another attempt has succeeded, moves the focus to the content in the place of `element`: to its heading, or else to the
 * heading above it. A focus that has moved elsewhere meanwhile stays. Returns the function to call as the attempt begins.
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

/** Without the chunk the focus stays where the browser puts it. */
const ignore = () => {}
