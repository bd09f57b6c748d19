import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type CSSProperties, useRef } from 'react'
import { Button } from '../button/button.tsx'
import styles from './full-size.module.css'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'
import { useZoom } from './use-zoom.ts'

/** A picture in a pane in which it can be enlarged and scrolled, with two buttons beside it. */
export function Zoomable({ picture }: { picture: Picture }) {
  const pane = useRef<HTMLElement>(null)
  const { zoom, larger, smaller, onDoubleClick } = useZoom(pane)
  return (
    <>
      {/* Focusable, so that the arrow keys scroll a picture that is larger than the pane. */}
      <section
        ref={pane}
        className={styles.pane}
        aria-label={zoom === 1 ? 'The whole photo' : `The photo, ${Math.round(zoom * 100)} %`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        onDoubleClick={onDoubleClick}
      >
        <div className={styles.sheet} style={{ '--zoom': zoom } as CSSProperties}>
          <Photo picture={picture} fit="whole" sizes="1600px" />
        </div>
      </section>
      <div className={styles.zooms}>
        <Button variant="quiet" size="small" icon={ZoomOut} aria-disabled={!smaller} onClick={smaller}>
          Smaller
        </Button>
        <Button variant="quiet" size="small" icon={ZoomIn} aria-disabled={!larger} onClick={larger}>
          Larger
        </Button>
      </div>
    </>
  )
}
