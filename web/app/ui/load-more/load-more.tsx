import { type ReactNode, useEffect, useRef } from 'react'
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
  /** The way past the list, above the button. */
  children?: ReactNode
}

/** The end of a list of which there is more: scrolling near it brings the next part, and so does its button. */
export function LoadMore({ onMore, onPress, threshold, busy, auto, children }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const latestOnMore = useRef(onMore)
  latestOnMore.current = onMore
  useEffect(() => {
    if (busy || !auto || !end.current) return
    const { current: element } = end
    const onIntersect = ([entry]: IntersectionObserverEntry[]) => {
      // Whoever stands here by keyboard decides alone: what comes by itself would push it away.
      if (entry?.isIntersecting && !element.contains(document.activeElement)) latestOnMore.current()
    }
    // Watched anew after each part: the end may still be in view.
    const observer = new IntersectionObserver(onIntersect, { rootMargin: `0px 0px ${threshold} 0px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [busy, auto, threshold])
  return (
    <div ref={end} className={styles.more}>
      {children}
      {/* Heard while busy too: the focus then goes on into what is already on its way. */}
      <Button onClickCapture={onPress} busy={busy} busyLabel="Loading…">
        Load more
      </Button>
    </div>
  )
}
