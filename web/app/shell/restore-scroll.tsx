import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from '../inline-script.tsx'
import { scrollScript } from './scroll-script.ts'

/** Restores the scroll position when somebody goes back: by the router, and by a script before the router runs. */
export function RestoreScroll() {
  useScrollRestoration()
  return <InlineScript text={scrollScript} />
}
