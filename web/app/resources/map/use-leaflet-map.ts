import { ImageOverlay, Map as LeafletMap } from 'leaflet'
import { useCallback, useState } from 'react'
import { type Extent, fitView } from './fit-view.ts'
import drawing from './region.svg'
import { type Coordinates, defaultView, drawnBounds } from './region.ts'

/** The maximum zoom: a street on tiles, a quarter of a city on the drawing. */
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

/** Leaflet's options without animations and without its own controls, which the page replaces. */
const quietOptions = {
  attributionControl: false,
  zoomControl: false,
  keyboard: false,
  scrollWheelZoom: false,
  boxZoom: false,
  fadeAnimation: false,
  zoomAnimation: false,
  markerZoomAnimation: false,
  // A narrow map begins at a fractional zoom.
  zoomSnap: 0,
  inertia: false,
}

/** Whether the device has a mouse. Without one, a single finger scrolls the page and two move the map. */
const hasMouse = () => matchMedia('(pointer: fine)').matches

/** A Leaflet map over the drawn map, as long as the element is mounted to which the returned ref is given. */
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
