import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const largest = 4
const buttonStep = 1.5
const doubleTap = 2.5

type Point = { x: number; y: number }

/**
 * How large a picture stands in a pane that scrolls: 1 is whole, 4 the most. By buttons, by a double tap or click, by two fingers;
 * what was under them, or in the middle, stays there.
 */
export function useZoom(pane: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const held = useRef<Point & { zoom: number }>(undefined)
  const zoomTo = (wanted: number, at?: Point) => {
    const next = Math.min(largest, Math.max(1, wanted))
    const { clientWidth = 0, clientHeight = 0 } = pane.current ?? {}
    held.current = { ...(at ?? { x: clientWidth / 2, y: clientHeight / 2 }), zoom }
    setZoom(next)
  }
  useLayoutEffect(() => {
    const { current: before } = held
    held.current = undefined
    if (!before || !pane.current) return
    const by = zoom / before.zoom
    pane.current.scrollLeft = (pane.current.scrollLeft + before.x) * by - before.x
    pane.current.scrollTop = (pane.current.scrollTop + before.y) * by - before.y
  }, [zoom, pane])
  const latest = useRef({ zoom, zoomTo })
  latest.current = { zoom, zoomTo }
  useEffect(() => pinch(pane.current, latest), [pane])
  return {
    zoom,
    larger: zoom < largest ? () => zoomTo(zoom * buttonStep) : undefined,
    smaller: zoom > 1 ? () => zoomTo(zoom / buttonStep) : undefined,
    onDoubleClick: (event: MouseEvent) => zoomTo(zoom > 1 ? 1 : doubleTap, pointIn(pane.current, event)),
  }
}

type Latest = RefObject<{ zoom: number; zoomTo: (wanted: number, at?: Point) => void }>

/** Two fingers on the pane; one scrolls it, as everywhere. */
function pinch(pane: HTMLElement | null, latest: Latest) {
  let start: { zoom: number; apart: number } | undefined
  const begin = ({ touches: [one, other] }: TouchEvent) => {
    start = one && other && { zoom: latest.current.zoom, apart: apart(one, other) }
  }
  const move = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (!start || !one || !other) return
    event.preventDefault()
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
    latest.current.zoomTo((start.zoom * apart(one, other)) / start.apart, pointIn(pane, middle))
  }
  pane?.addEventListener('touchstart', begin)
  pane?.addEventListener('touchmove', move, { passive: false })
  return () => {
    pane?.removeEventListener('touchstart', begin)
    pane?.removeEventListener('touchmove', move)
  }
}

const apart = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

function pointIn(pane: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left = 0, top = 0 } = pane?.getBoundingClientRect() ?? {}
  return { x: clientX - left, y: clientY - top }
}
