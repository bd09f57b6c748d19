import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useReducer } from 'react'
import type { MapTiles } from '../../api.ts'
import { Credit } from './credit.tsx'
import { extentOf } from './fit-view.ts'
import styles from './live-map.module.css'
import { LiveMarks } from './live-marks.tsx'
import { mapKeys } from './map-keys.ts'
import { areTilesUsable, countTile, haveTilesFailed, noTiles } from './tile-count.ts'
import { degreesOf, maxZoom, useLeafletMap } from './use-leaflet-map.ts'
import { useTiles } from './use-tiles.ts'
import type { Zone, ZoneChoice } from './zone.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

type Props = {
  zones: readonly Zone[]
  chosen: ZoneChoice | undefined
  onChoose: (id: number) => void
  tiles: MapTiles | undefined
}

/** The minimum zoom at which a chosen zone is shown. */
const chosenZoom = { tiles: 14, drawn: 11 }

/** The interactive map: moved by drag, two fingers, arrow keys and buttons; never by the wheel, which scrolls the page. */
export function LiveMap({ zones, chosen, onChoose, tiles }: Props) {
  const [map, place] = useLeafletMap(extentOf(zones))
  const [tileCount, addTile] = useReducer(countTile, noTiles)
  const layer = tiles && !haveTilesFailed(tileCount) ? tiles : undefined
  const base = layer ? 'tiles' : 'drawn'
  useTiles(map, layer?.address, addTile)
  useEffect(() => void map?.setMaxZoom(maxZoom[base]), [map, base])
  usePanToChosen(map, zones, chosen, chosenZoom[base])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys, like what scrolls
    <section className={styles.place} aria-label="Map of the exchange zones" tabIndex={0} onKeyDown={mapKeys(map)}>
      <div ref={place} className={styles.live}>
        {map && (
          <>
            <LiveMarks
              {...{ map, zones, onChoose }}
              chosen={chosen?.id}
              showNames={!layer || !areTilesUsable(tileCount)}
            />
            <ZoomButtons map={map} maxZoom={maxZoom[base]} />
          </>
        )}
      </div>
      {layer && areTilesUsable(tileCount) && <Credit of={layer.credit} />}
    </section>
  )
}

/** Centres a zone that was chosen in the list; one that was chosen on the map is visible already. */
function usePanToChosen(
  map: LeafletMap | undefined,
  zones: readonly Zone[],
  chosen: ZoneChoice | undefined,
  zoom: number,
) {
  const moveTo = useEffectEvent((map: LeafletMap, choice: ZoneChoice) => {
    const zone = zones.find(({ id }) => id === choice.id)
    if (zone) map.setView(degreesOf(zone), Math.max(map.getZoom(), zoom), { animate: false })
  })
  // Once for each choice, whatever changes beside it.
  useEffect(() => {
    if (map && chosen?.by === 'list') moveTo(map, chosen)
  }, [map, chosen])
}
