import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const maxZoom = 4
const buttonStep = 1.5
const doubleTap = 2.5

type Point = { x: number; y: number }

/**
 * The zoom of a picture in a pane that scrolls, from 1 (whole) to 4: by buttons, a double tap or click, or two fingers. The
 * point under the fingers, or in the middle, stays in place.
 */
export function useZoom(pane: RefObject<HTMLElement | null>) {
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
