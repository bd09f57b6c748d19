import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useReducer, useState } from 'react'
import { ImageOverlay, MapContainer, TileLayer } from 'react-leaflet'
import type { MapTiles } from '../../api.ts'
import { Credit } from './credit.tsx'
import styles from './live-map.module.css'
import { LiveMarks } from './live-marks.tsx'
import { mapKeys } from './map-keys.ts'
import type { Zone } from './map-marks.tsx'
import drawing from './region.svg'
import { drawn, home, type Spot } from './region.ts'
import { areTilesLost, countTile, noTiles, standTiles } from './tile-count.ts'
import type { Chosen } from './zones-map.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

type Props = {
  zones: readonly Zone[]
  chosen: Chosen | undefined
  onChoose: (id: number) => void
  tiles: MapTiles | undefined
}

/** How near one may come: to a street by tiles, to a quarter of a city by the drawing. */
const nearest = { tiles: 17, drawn: 12 }

/** How near one is taken. */
const near = { tiles: 14, drawn: 11 }

/** The map that moves: by drag, two fingers, arrow keys and buttons; never by the wheel, which scrolls the page. */
export function LiveMap({ zones, chosen, onChoose, tiles }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [count, tell] = useReducer(countTile, noTiles)
  const layer = tiles && !areTilesLost(count) ? tiles : undefined
  const ground = layer ? 'tiles' : 'drawn'
  useEffect(() => void map?.setMaxZoom(nearest[ground]), [map, ground])
  useShown(map, zones, chosen, near[ground])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys, like what scrolls
    <section className={styles.place} aria-label="Map of the exchange zones" tabIndex={0} onKeyDown={mapKeys(map)}>
      <MapContainer ref={setMap} className={styles.live} {...begin} {...plain} dragging={hasMouse()}>
        <ImageOverlay url={drawing} bounds={bounds} pane="tilePane" zIndex={0} />
        {layer && (
          <TileLayer
            url={layer.address}
            maxZoom={nearest.tiles}
            eventHandlers={{ tileload: () => tell('came'), tileerror: () => tell('failed') }}
          />
        )}
        <LiveMarks zones={zones} chosen={chosen?.id} onChoose={onChoose} named={!layer || !standTiles(count)} />
        <ZoomButtons nearest={nearest[ground]} />
      </MapContainer>
      {layer && standTiles(count) && <Credit of={layer.credit} />}
    </section>
  )
}

/** What was chosen in the list is brought to the middle; what was chosen on the map is seen already. */
function useShown(map: LeafletMap | null, zones: readonly Zone[], chosen: Chosen | undefined, zoom: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves once for each choice, whatever changes beside it
  useEffect(() => {
    const zone = zones.find(({ id }) => id === chosen?.id)
    if (!map || !zone || chosen?.by !== 'list') return
    map.setView(degreesOf(zone), Math.max(map.getZoom(), zoom), { animate: false })
  }, [map, chosen])
}

const degreesOf = ({ latitude, longitude }: Spot): [number, number] => [latitude, longitude]

const bounds: [[number, number], [number, number]] = [degreesOf(drawn.northWest), degreesOf(drawn.southEast)]

const begin = {
  center: degreesOf(home.centre),
  zoom: home.zoom,
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
  inertia: false,
}

/** One finger scrolls the page; two move the map. */
const hasMouse = () => matchMedia('(pointer: fine)').matches
