import { type RefObject, useEffect } from 'react'

/** Calls `onSeen` once, when most of an element, or the share `threshold` of it, is in the window. */
export function useInView(element: RefObject<Element | null>, onSeen: () => void, threshold = 0.6): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is watched once, whoever asks
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onSeen()
      },
      { threshold },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
}
