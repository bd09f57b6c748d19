import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from '../inline-script.tsx'
import { scrollScript } from './scroll-script.ts'

/** Going back leads to the same place on the page, by the router and before it is there. */
export function RestoreScroll() {
  useScrollRestoration()
  return <InlineScript text={scrollScript} />
}
