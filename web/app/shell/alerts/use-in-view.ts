import { type RefObject, useEffect } from 'react'

/** Tells once that most of an element has come into the window. */
export function useInView(element: RefObject<Element | null>, seen: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is watched once, whoever asks
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        seen()
      },
      { threshold: 0.6 },
    )
    if (element.current) watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
}
