import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../button/button.tsx'
import styles from './full-size.module.css'
import { Photo } from './photo.tsx'
import type { Picture } from './picture.ts'

export type FullSizeProps = {
  pictures: readonly Picture[]
  current: number
  step?: (by: 1 | -1) => void
  onClose: () => void
}

/** The current picture over the whole window. Closing it restores the focus. */
export function FullSize({ pictures, current, step, onClose }: FullSizeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const picture = pictures[current]
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={`row gap-8 ${styles.head}`}>
        <h2 id={title} className="small-heading" aria-live="polite">
          Photo {current + 1} of {pictures.length}
        </h2>
        <Button variant="quiet" size="small" icon={X} onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      {picture && <Zoomable key={picture.large} picture={picture} />}
      {step && (
        <div className={`row gap-8 ${styles.foot}`}>
          <Button variant="quiet" icon={ChevronLeft} onClick={() => step(-1)}>
            Previous
          </Button>
          <Button variant="quiet" onward={ChevronRight} onClick={() => step(1)}>
            Next
          </Button>
        </div>
      )}
    </dialog>
  )
}

/** A picture in a pane in which it can be enlarged and scrolled, with two buttons beside it. */
function Zoomable({ picture }: { picture: Picture }) {
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

const maxZoom = 4
const buttonStep = 1.5
const doubleTap = 2.5

type Point = { x: number; y: number }

/**
 * The zoom of a picture in a pane that scrolls, from 1 (whole) to 4: by buttons, a double tap or click, or two fingers. The
 * point under the fingers, or in the middle, stays in place.
 */
function useZoom(pane: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const anchor = useRef<Point & { zoom: number }>(undefined)
  const zoomTo = (target: number, at?: Point) => {
    const next = Math.min(maxZoom, Math.max(1, target))
    const { clientWidth = 0, clientHeight = 0 } = pane.current ?? {}
    anchor.current = { ...(at ?? { x: clientWidth / 2, y: clientHeight / 2 }), zoom }
    setZoom(next)
  }
  useLayoutEffect(() => {
    const { current: previous } = anchor
    anchor.current = undefined
    if (!previous || !pane.current) return
    const factor = zoom / previous.zoom
    pane.current.scrollLeft = (pane.current.scrollLeft + previous.x) * factor - previous.x
    pane.current.scrollTop = (pane.current.scrollTop + previous.y) * factor - previous.y
  }, [zoom, pane])
  const currentZoom = useEffectEvent(() => zoom)
  const onPinch = useEffectEvent(zoomTo)
  useEffect(() => pinch(pane.current, { currentZoom, onPinch }), [pane])
  return {
    zoom,
    larger: zoom < maxZoom ? () => zoomTo(zoom * buttonStep) : undefined,
    smaller: zoom > 1 ? () => zoomTo(zoom / buttonStep) : undefined,
    onDoubleClick: (event: MouseEvent) => zoomTo(zoom > 1 ? 1 : doubleTap, pointIn(pane.current, event)),
  }
}

type Pinch = { currentZoom: () => number; onPinch: (target: number, at?: Point) => void }

/** Zooms with two fingers on the pane; one finger scrolls it, as everywhere. */
function pinch(pane: HTMLElement | null, { currentZoom, onPinch }: Pinch) {
  let start: { zoom: number; distance: number } | undefined
  const onStart = ({ touches: [first, second] }: TouchEvent) => {
    start = first && second && { zoom: currentZoom(), distance: distance(first, second) }
  }
  const onMove = (event: TouchEvent) => {
    const [first, second] = event.touches
    if (!start || !first || !second) return
    event.preventDefault()
    const middle = { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 }
    onPinch((start.zoom * distance(first, second)) / start.distance, pointIn(pane, middle))
  }
  pane?.addEventListener('touchstart', onStart)
  pane?.addEventListener('touchmove', onMove, { passive: false })
  return () => {
    pane?.removeEventListener('touchstart', onStart)
    pane?.removeEventListener('touchmove', onMove)
  }
}

const distance = (first: Touch, second: Touch) =>
  Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)

function pointIn(pane: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left = 0, top = 0 } = pane?.getBoundingClientRect() ?? {}
  return { x: clientX - left, y: clientY - top }
}
