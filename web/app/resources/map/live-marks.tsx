import { DomEvent, type Map as LeafletMap, type PanInsideOptions } from 'leaflet'
import { useReducer } from 'react'
import { createPortal } from 'react-dom'
import { clampInside, isFree, spread } from './fit-view.ts'
import { MapNames, MapPin, type NamePosition } from './map-marks.tsx'
import type { Coordinates, Point } from './region.ts'
import { degreesOf } from './use-leaflet-map.ts'
import { useMapEvents } from './use-map-events.ts'
import type { Zone } from './zone.ts'

type Props = {
  map: LeafletMap
  zones: readonly Zone[]
  chosen: number | undefined
  onChoose: (id: number) => void
  /** Whether to draw names; the tiles have names of their own. */
  showNames: boolean
}

/** The padding around a pin that is moved into view, with more above, because a pin is above its place. */
const padding: PanInsideOptions = { paddingTopLeft: [30, 80], paddingBottomRight: [30, 10], animate: false }

/** The names and pins on the layer that the map moves; they are placed again when it has moved. */
export function LiveMarks({ map, zones, chosen, onChoose, showNames }: Props) {
  const [, refresh] = useReducer((times: number) => times + 1, 0)
  useMapEvents(map, 'zoom viewreset moveend', refresh)
  const layer = map.getPane('markerPane')
  if (!layer) return null
  const pins = spread(zones.map((zone) => map.latLngToLayerPoint(degreesOf(zone))))
  return createPortal(
    <>
      {showNames && <MapNames zoom={map.getZoom()} place={(spot, half) => placeName(map, spot, half, pins)} />}
      <div ref={stopPropagation}>
        {zones.map((zone, at) => (
          <MapPin
            key={zone.id}
            zone={zone}
            chosen={zone.id === chosen}
            style={{ left: pins[at]?.x, top: pins[at]?.y }}
            onChoose={() => onChoose(zone.id)}
            // For the keyboard only: a pin that moves under the pointer would miss its click.
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) map.panInside(degreesOf(zone), padding)
            }}
          />
        ))}
      </div>
    </>,
    layer,
  )
}

/** The position of a name: inside the map, even if its place is at the edge; undefined where a pin would cover it. */
function placeName(
  map: LeafletMap,
  spot: Coordinates,
  halfInEm: number,
  pins: readonly Point[],
): NamePosition | undefined {
  const [on, seen] = [map.latLngToLayerPoint(degreesOf(spot)), map.latLngToContainerPoint(degreesOf(spot))]
  const width = map.getSize().x
  if (seen.x < 0 || seen.x > width) return undefined
  const half = halfInEm * Number.parseFloat(getComputedStyle(map.getContainer()).fontSize)
  const at = { x: on.x + clampInside(seen, half, width).x - seen.x, y: on.y }
  return isFree(at, half, pins) ? { style: { left: at.x, top: at.y } } : undefined
}

/** Keeps presses on this element from dragging or zooming the map. */
function stopPropagation(part: HTMLElement | null) {
  if (part) DomEvent.disableClickPropagation(part)
}
