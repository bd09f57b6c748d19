import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useReducer } from 'react'
import type { MapTiles } from '../../api.ts'
import { reachOf } from './beginning.ts'
import { Credit } from './credit.tsx'
import styles from './live-map.module.css'
import { LiveMarks } from './live-marks.tsx'
import { mapKeys } from './map-keys.ts'
import type { Zone } from './map-marks.tsx'
import { areTilesLost, countTile, noTiles, standTiles } from './tile-count.ts'
import { degreesOf, nearest, useLeafletMap } from './use-leaflet-map.ts'
import { useTiles } from './use-tiles.ts'
import type { Chosen } from './zones-map.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

type Props = {
  zones: readonly Zone[]
  chosen: Chosen | undefined
  onChoose: (id: number) => void
  tiles: MapTiles | undefined
}

/** How near one is taken. */
const near = { tiles: 14, drawn: 11 }

/** The map that moves: by drag, two fingers, arrow keys and buttons; never by the wheel, which scrolls the page. */
export function LiveMap({ zones, chosen, onChoose, tiles }: Props) {
  const [map, place] = useLeafletMap(reachOf(zones))
  const [count, tell] = useReducer(countTile, noTiles)
  const layer = tiles && !areTilesLost(count) ? tiles : undefined
  const ground = layer ? 'tiles' : 'drawn'
  useTiles(map, layer?.address, tell)
  useEffect(() => void map?.setMaxZoom(nearest[ground]), [map, ground])
  useShown(map, zones, chosen, near[ground])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys, like what scrolls
    <section className={styles.place} aria-label="Map of the exchange zones" tabIndex={0} onKeyDown={mapKeys(map)}>
      <div ref={place} className={styles.live}>
        {map && (
          <>
            <LiveMarks {...{ map, zones, onChoose }} chosen={chosen?.id} named={!layer || !standTiles(count)} />
            <ZoomButtons map={map} nearest={nearest[ground]} />
          </>
        )}
      </div>
      {layer && standTiles(count) && <Credit of={layer.credit} />}
    </section>
  )
}

/** What was chosen in the list is brought to the middle; what was chosen on the map is seen already. */
function useShown(map: LeafletMap | undefined, zones: readonly Zone[], chosen: Chosen | undefined, zoom: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves once for each choice, whatever changes beside it
  useEffect(() => {
    const zone = zones.find(({ id }) => id === chosen?.id)
    if (!map || !zone || chosen?.by !== 'list') return
    map.setView(degreesOf(zone), Math.max(map.getZoom(), zoom), { animate: false })
  }, [map, chosen])
}
