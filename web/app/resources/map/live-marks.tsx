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
  /** Tiles bring the names along. */
  showNames: boolean
}

/** Room around a pin that comes into view: it stands above its place. */
const padding: PanInsideOptions = { paddingTopLeft: [30, 80], paddingBottomRight: [30, 10], animate: false }

/** Names and pins on the layer that the map moves; they are placed anew when it has moved. */
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
            // By keyboard alone: a pin that moves under a pointer is not pressed.
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

/** Where a name stands: inside the map, even where its place is at the edge; nowhere where a pin would lie over it. */
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

/** What is pressed here neither drags nor zooms the map. */
function stopPropagation(part: HTMLElement | null) {
  if (part) DomEvent.disableClickPropagation(part)
}
