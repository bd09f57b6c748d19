import { ImageOverlay, Map as LeafletMap } from 'leaflet'
import { useCallback, useState } from 'react'
import { type Extent, fitView } from './fit-view.ts'
import drawing from './region.svg'
import { type Coordinates, defaultView, drawnBounds } from './region.ts'

/** How near one may come: to a street by tiles, to a quarter of a city by the drawing. */
export const maxZoom = { tiles: 17, drawn: 12 }

export const degreesOf = ({ latitude, longitude }: Coordinates): [number, number] => [latitude, longitude]

const bounds: [[number, number], [number, number]] = [
  degreesOf(drawnBounds.northWest),
  degreesOf(drawnBounds.southEast),
]

const limits = {
  minZoom: defaultView.zoom - 1,
  maxZoom: maxZoom.drawn,
  maxBounds: bounds,
  maxBoundsViscosity: 1,
}

/** Nothing moves by itself, and what the map would bring along stands on the page in our own form. */
const quietOptions = {
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
export function useLeafletMap({ left, right }: Extent) {
  const [map, setMap] = useState<LeafletMap>()
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const leaflet = new LeafletMap(element, { ...limits, ...quietOptions, dragging: hasMouse() })
      const { zoom, shift } = fitView(element.clientWidth, { left, right })
      const middle = leaflet.project(degreesOf(defaultView.centre), zoom).subtract([shift, 0])
      leaflet.setView(leaflet.unproject(middle, zoom), zoom)
      new ImageOverlay(drawing, bounds, { pane: 'tilePane', zIndex: 0 }).addTo(leaflet)
      setMap(leaflet)
      return () => void leaflet.remove()
    },
    [left, right],
  )
  return [map, place] as const
}
