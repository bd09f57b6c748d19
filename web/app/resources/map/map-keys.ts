import type { Map as LeafletMap } from 'leaflet'
import type { KeyboardEvent } from 'react'

const step = 80

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Handles the arrow keys, which move the map, and plus and minus, which zoom it: without the animation of Leaflet's own keys. */
export const mapKeys = (map: LeafletMap | undefined) => (event: KeyboardEvent) => {
  if (!map || event.ctrlKey || event.metaKey || event.altKey) return
  const move = moves[event.key]
  if (move) map.panBy(move, { animate: false })
  else if (event.key === '+' || event.key === '=') map.zoomIn()
  else if (event.key === '-') map.zoomOut()
  else return
  event.preventDefault()
}
