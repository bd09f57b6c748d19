import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'
import styles from './load-more.module.css'
import { untilReleased } from './until-released.ts'

type Props = {
  onMore: () => void
  /** Called when the button is pressed; the focus then moves to the first loaded item. */
  onPress: () => void
  /** The distance below the window at which the next part is loaded, such as "25%" of the window's height. */
  threshold: string
  busy: boolean
  /** Whether scrolling loads the next part. */
  auto: boolean
  /** A link past the list, above the button. */
  children?: ReactNode
}

/** Longer than any page. */
const pastEnd = '10000000px'

/** The end of a list that has more parts: scrolling near it loads the next one, and so does its button. */
export function LoadMore({ onMore, onPress, threshold, busy, auto, children }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const loadNext = useEffectEvent(onMore)
  useEffect(() => {
    if (busy || !auto || !end.current) return
    const { current: element } = end
    let isOver = false
    const onIntersect = async (entries: IntersectionObserverEntry[]) => {
      if (!entries.at(-1)?.isIntersecting) return
      await untilReleased()
      // Nothing loads by itself while the focus is here: it would push the focused element away.
      if (!isOver && !element.contains(document.activeElement)) loadNext()
    }
    // Observed again after each part: the end may still be in view. Who has jumped past it, as to the foot of a page on a phone, has
    // reached it too.
    const observer = new IntersectionObserver(onIntersect, { rootMargin: `${pastEnd} 0px ${threshold} 0px` })
    observer.observe(element)
    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [busy, auto, threshold])
  return (
    <div ref={end} className={styles.more}>
      {children}
      {/* A press counts while it is busy too: the focus then moves to the part that is already loading. */}
      <Button onClickCapture={onPress} busy={busy} busyLabel="Loading…">
        Load more
      </Button>
    </div>
  )
}
