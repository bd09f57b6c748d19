import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from './back-to-top.module.css'

/**
 * Appears after 600 px of scrolling; leads the eye and the focus back to the head of the page. It stands at the end of the main
 * part and goes with the page: whatever stays in the window while one scrolls lies over something.
 */
export function BackToTop() {
  const mark = useRef<HTMLSpanElement>(null)
  const [far, setFar] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setFar(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    if (mark.current) watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={styles.row} data-screen-only>
      <span ref={mark} className={styles.first600} />
      <Button variant="quiet" size="small" icon={ArrowUp} className={far ? '' : styles.near} onClick={goToTop}>
        Back to top
      </Button>
    </div>
  )
}

function goToTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('top')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
}
