import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from './back-to-top.module.css'

/**
 * A button that appears after 600 px of scrolling and moves the view and the focus back to the top of the page. It is at the end of
 * the main part and scrolls with the page, because a fixed element would cover something.
 */
export function BackToTop() {
  const marker = useRef<HTMLSpanElement>(null)
  const [isFar, setIsFar] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (entry) setIsFar(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    if (marker.current) observer.observe(marker.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.row} data-screen-only>
      <span ref={marker} className={styles.first600} />
      <Button variant="quiet" size="small" icon={ArrowUp} className={isFar ? '' : styles.near} onClick={goToTop}>
        Back to top
      </Button>
    </div>
  )
}

function goToTop() {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('top')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' })
}
