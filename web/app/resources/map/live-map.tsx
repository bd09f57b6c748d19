import { DomEvent, type Map as LeafletMap, type PanInsideOptions, TileLayer } from 'leaflet'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useEffect, useEffectEvent, useReducer } from 'react'
import { createPortal } from 'react-dom'
import type { MapTiles } from '../../api.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { clampInside, extentOf, isFree, spread } from './fit-view.ts'
import styles from './live-map.module.css'
import { MapNames, MapPin, type NamePosition } from './map-marks.tsx'
import type { Coordinates, Point } from './region.ts'
import { degreesOf, maxZoom, useLeafletMap } from './use-leaflet-map.ts'
import type { Zone, ZoneChoice } from './zone.ts'

type LiveMarksProps = {
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
function LiveMarks({ map, zones, chosen, onChoose, showNames }: LiveMarksProps) {
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

const step = 80

const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Handles the arrow keys, which move the map, and plus and minus, which zoom it: without the animation of Leaflet's own keys. */
const mapKeys = (map: LeafletMap | undefined) => (event: KeyboardEvent) => {
  if (!map || event.ctrlKey || event.metaKey || event.altKey) return
  const move = moves[event.key]
  if (move) map.panBy(move, { animate: false })
  else if (event.key === '+' || event.key === '=') map.zoomIn()
  else if (event.key === '-') map.zoomOut()
  else return
  event.preventDefault()
}

/** The numbers of requested tiles that were loaded and that failed. */
type TileCount = { loaded: number; failed: number }

const noTiles: TileCount = { loaded: 0, failed: 0 }

const countTile = ({ loaded, failed }: TileCount, tile: 'came' | 'failed'): TileCount =>
  tile === 'came' ? { loaded: loaded + 1, failed } : { loaded, failed: failed + 1 }

/** Whether enough tiles are loaded for a readable map. Until then, and in place of a missing tile, the drawn map is seen. */
const areTilesUsable = ({ loaded, failed }: TileCount): boolean => loaded > failed

/** Whether so many tiles failed that no more are requested. */
const haveTilesFailed = ({ loaded, failed }: TileCount): boolean => failed > 2 && failed > loaded

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

/** The credit of the map tiles. */
function Credit({ of }: { of: string }) {
  const { label, address } = creditOf(of)
  return <p className={styles.credit}>{address ? <TextLink to={address}>{label}</TextLink> : label}</p>
}

/** Splits the configured credit of the map tiles into its label and, if it ends with one, its address. */
function creditOf(configured: string): { label: string; address?: string } {
  const [, label, address] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(configured) ?? []
  return label && address ? { label, address } : { label: configured }
}

/** Adds map tiles above the drawn map; `onTile` is called with the result of each one. */
function useTiles(
  map: LeafletMap | undefined,
  address: string | undefined,
  onTile: (result: 'came' | 'failed') => void,
): void {
  useEffect(() => {
    if (!map || !address) return
    const layer = new TileLayer(address, { maxZoom: maxZoom.tiles })
    layer.on({ tileload: () => onTile('came'), tileerror: () => onTile('failed') }).addTo(map)
    return () => void layer.remove()
  }, [map, address, onTile])
}

/** The buttons that zoom in and out; at either end the button is marked as disabled. */
function ZoomButtons({ map, maxZoom }: { map: LeafletMap; maxZoom: number }) {
  const [, refresh] = useReducer((times: number) => times + 1, 0)
  useMapEvents(map, 'zoomend', refresh)
  const zoom = map.getZoom()
  const steps = [
    { label: 'Zoom in', icon: Plus, isDisabled: zoom >= maxZoom, zoomBy: () => map.zoomIn() },
    { label: 'Zoom out', icon: Minus, isDisabled: zoom <= map.getMinZoom(), zoomBy: () => map.zoomOut() },
  ]
  return (
    <div className={styles.zoom} ref={(part) => void (part && DomEvent.disableClickPropagation(part))}>
      {steps.map(({ label, icon, isDisabled, zoomBy }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={isDisabled || undefined}
          className={buttonClass({ variant: 'quiet' }, styles.step)}
          onClick={zoomBy}
        >
          <Icon of={icon} />
        </button>
      ))}
    </div>
  )
}

/** Subscribes `listener` to the map's events `names`, separated by spaces. */
function useMapEvents(map: LeafletMap, names: string, listener: () => void): void {
  useEffect(() => {
    map.on(names, listener)
    return () => void map.off(names, listener)
  }, [map, names, listener])
}
