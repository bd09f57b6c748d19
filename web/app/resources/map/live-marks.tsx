import { DomEvent, type Map as LeafletMap, type PanInsideOptions } from 'leaflet'
import { type CSSProperties, useReducer } from 'react'
import { createPortal } from 'react-dom'
import { MapNames, MapPin, type Zone } from './map-marks.tsx'
import type { Spot } from './region.ts'
import { useMapEvents } from './use-map-events.ts'

type Props = {
  map: LeafletMap
  zones: readonly Zone[]
  chosen: number | undefined
  onChoose: (id: number) => void
  /** Tiles bring the names along. */
  named: boolean
}

/** Room around a pin that comes into view: it stands above its place. */
const room: PanInsideOptions = { paddingTopLeft: [30, 80], paddingBottomRight: [30, 10], animate: false }

/** Names and pins on the layer that the map moves; they are placed anew when its zoom changes. */
export function LiveMarks({ map, zones, chosen, onChoose, named }: Props) {
  const [, placeAnew] = useReducer((times: number) => times + 1, 0)
  useMapEvents(map, 'zoom viewreset', placeAnew)
  const layer = map.getPane('markerPane')
  if (!layer) return null
  const place = ({ latitude, longitude }: Spot): CSSProperties => {
    const { x, y } = map.latLngToLayerPoint([latitude, longitude])
    return { left: x, top: y }
  }
  return createPortal(
    <>
      {named && <MapNames zoom={map.getZoom()} place={place} />}
      <div ref={keepToItself}>
        {zones.map((zone) => (
          <MapPin
            key={zone.id}
            zone={zone}
            chosen={zone.id === chosen}
            style={place(zone)}
            onChoose={() => onChoose(zone.id)}
            // By keyboard alone: a pin that moves under a pointer is not pressed.
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) map.panInside([zone.latitude, zone.longitude], room)
            }}
          />
        ))}
      </div>
    </>,
    layer,
  )
}

/** What is pressed here neither drags nor zooms the map. */
function keepToItself(part: HTMLElement | null) {
  if (part) DomEvent.disableClickPropagation(part)
}
