import { type RefObject, useLayoutEffect } from 'react'

/** A change of padding too small to see, which turns off the browser's scroll anchoring for a moment. */
const nudge = '0.02px'
const nudgeTime = 100

/**
 * Lets new alerts push the page down, also where it is scrolled: with CSS Scroll Anchoring the strip would cover the page. An
 * element that is scrolled into view for the focus stops below the strip.
 */
export function usePushDown(strip: RefObject<HTMLElement | null>, alerts: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what is told
  useLayoutEffect(() => {
    const { style } = document.body
    style.paddingTop = nudge
    const restore = () => void style.removeProperty('padding-top')
    const timer = setTimeout(restore, nudgeTime)
    return () => {
      clearTimeout(timer)
      restore()
    }
  }, [alerts])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--strip', `${strip.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--strip')
  })
}
