import { type RefObject, useLayoutEffect } from 'react'

/** By so little the page moves: a change of padding is one of the moments in which a browser does not hold it still. */
const nudge = '0.02px'
const nudgeTime = 100

/**
 * What comes pushes the page down also where somebody has scrolled: a browser that held the page still (CSS Scroll Anchoring)
 * would let the strip lie over it. What takes the focus stops below the strip.
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
