import { type RefObject, useEffect } from 'react'

/** Tells once that most of an element, or this share of it, has come into the window. */
export function useInView(element: RefObject<Element | null>, onSeen: () => void, threshold = 0.6): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is watched once, whoever asks
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        onSeen()
      },
      { threshold },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
}
