import { type RefObject, useEffect } from 'react'

/** Tells once that most of an element, or this share of it, has come into the window. */
export function useInView(element: RefObject<Element | null>, seen: () => void, share = 0.6): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is watched once, whoever asks
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        seen()
      },
      { threshold: share },
    )
    if (element.current) watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
}
