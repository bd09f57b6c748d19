import { ImageOverlay, Map as LeafletMap } from 'leaflet'
import { useCallback, useState } from 'react'
import { beginning, type Reach } from './beginning.ts'
import drawing from './region.svg'
import { drawn, home, type Spot } from './region.ts'

/** How near one may come: to a street by tiles, to a quarter of a city by the drawing. */
export const nearest = { tiles: 17, drawn: 12 }

export const degreesOf = ({ latitude, longitude }: Spot): [number, number] => [latitude, longitude]

const bounds: [[number, number], [number, number]] = [degreesOf(drawn.northWest), degreesOf(drawn.southEast)]

const limits = {
  minZoom: home.zoom - 1,
  maxZoom: nearest.drawn,
  maxBounds: bounds,
  maxBoundsViscosity: 1,
}

/** Nothing moves by itself, and what the map would bring along stands on the page in our own form. */
const plain = {
  attributionControl: false,
  zoomControl: false,
  keyboard: false,
  scrollWheelZoom: false,
  boxZoom: false,
  fadeAnimation: false,
  zoomAnimation: false,
  markerZoomAnimation: false,
  // A narrow map begins between two zooms.
  zoomSnap: 0,
  inertia: false,
}

/** One finger scrolls the page; two move the map. */
const hasMouse = () => matchMedia('(pointer: fine)').matches

/** The map with its drawn ground and all it reaches to, as long as the element is there that `place` is given. */
export function useLeafletMap({ left, right }: Reach) {
  const [map, setMap] = useState<LeafletMap>()
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const made = new LeafletMap(element, { ...limits, ...plain, dragging: hasMouse() })
      const { zoom, shift } = beginning(element.clientWidth, { left, right })
      const middle = made.project(degreesOf(home.centre), zoom).subtract([shift, 0])
      made.setView(made.unproject(middle, zoom), zoom)
      new ImageOverlay(drawing, bounds, { pane: 'tilePane', zIndex: 0 }).addTo(made)
      setMap(made)
      return () => void made.remove()
    },
    [left, right],
  )
  return [map, place] as const
}
