import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from '../inline-script.tsx'
import { storePlaceWhenHidden } from './left-place.ts'
import { scrollScript } from './scroll-script.ts'

/**
 * Restores the scroll position when somebody goes back: by the router, and by a script before the router runs. It takes the router's hook,
 * since its component writes a script into the page, which the page's policy refuses (docs/decisions/0027).
 */
export function RestoreScroll() {
  const stay = useStayOnFirstPage()
  useLayoutEffect(stay.before)
  useScrollRestoration()
  useLayoutEffect(stay.after)
  useEffect(storePlaceWhenHidden, [])
  return <InlineScript text={scrollScript} />
}

/**
 * The page that was opened first loads again with the token of whoever is signed in, and the router would begin at its top once that is
 * done. Whoever scrolled meanwhile stays where they are.
 */
function useStayOnFirstPage() {
  const { key, hash } = useLocation()
  const first = useRef<string | undefined>(key)
  const top = useRef(0)
  if (first.current !== key) first.current = undefined
  const isFirst = first.current === key && !hash
  return {
    before: () => {
      if (isFirst) top.current = window.scrollY
    },
    after: () => {
      if (isFirst && window.scrollY !== top.current) window.scrollTo(0, top.current)
    },
  }
}
