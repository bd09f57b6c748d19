import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import styles from './load-more.module.css'

type Props = {
  onMore: () => void
  /** A button's press, whose focus goes on into what comes. */
  onPress: () => void
  /** How far below the window the end may be for more to come by itself, such as "25%" of its height. */
  threshold: string
  busy: boolean
  /** Whether scrolling loads. */
  auto: boolean
}

/** The end of a list of which there is more: scrolling near it brings the next part, and so does its button. */
export function LoadMore({ onMore, onPress, threshold, busy, auto }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (busy || !auto || !end.current) return
    // Watched anew after each part: the end may still be in view.
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${threshold} 0px`,
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [busy, auto, threshold])
  return (
    <div ref={end} className={styles.more}>
      <Button onClick={onPress} busy={busy} busyWord="Loading…">
        Load more
      </Button>
    </div>
  )
}
