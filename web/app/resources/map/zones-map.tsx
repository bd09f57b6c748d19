import { type CSSProperties, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { useInView } from '../../shell/alerts/use-in-view.ts'
import { useLazy } from '../../state/use-lazy.ts'
import { clampInside, extentOf, fitView, isFree } from './fit-view.ts'
import { MapNames, MapPin, type NamePosition } from './map-marks.tsx'
import drawing from './region.svg'
import { type Coordinates, defaultView, drawnBounds, fromCentre } from './region.ts'
import type { Zone, ZoneChoice } from './zone.ts'
import styles from './zones-map.module.css'

type StaticMapProps = { zones: readonly Zone[]; chosen: number | undefined }

/**
 * The drawn map without a script. Its style sheet computes the same initial view as `fitView` does for the interactive map, which
 * replaces it without a jump.
 */
function StaticMap({ zones, chosen }: StaticMapProps) {
  const { left, right } = extentOf(zones)
  // Without zones both are 0, and the style sheet divides by their distance.
  const extent = { '--left': Math.floor(left), '--right': Math.ceil(right) || 1 } as CSSProperties
  return (
    <div aria-hidden="true" className={styles.still} style={extent}>
      <img
        src={drawing}
        alt=""
        className={styles.drawing}
        style={{ ...place(drawnBounds.northWest), width: `calc(${units(width)})` }}
      />
      <MapNames zoom={defaultView.zoom} place={(spot, half) => placeName(spot, half, zones)} />
      {zones.map((zone) => (
        <MapPin key={zone.id} zone={zone} chosen={zone.id === chosen} style={place(zone)} />
      ))}
    </div>
  )
}

const width = fromCentre(drawnBounds.southEast).x - fromCentre(drawnBounds.northWest).x

const units = (count: number) => `${Math.round(count)} * var(--unit)`

function place(spot: Coordinates): { left: string; top: string } {
  const { x, y } = fromCentre(spot)
  return { left: `calc(50% + var(--shift) + ${units(x)})`, top: `calc(50% + ${units(y)})` }
}

/** The width of the map on a phone, in pixels. */
const phoneWidth = 354

function placeName(spot: Coordinates, half: number, zones: readonly Zone[]): NamePosition {
  const { zoom, shift } = fitView(phoneWidth, extentOf(zones))
  const onPhone = (spot: Coordinates) => {
    const [{ x, y }, scale] = [fromCentre(spot), 2 ** (zoom - defaultView.zoom)]
    return { x: phoneWidth / 2 + shift + x * scale, y: y * scale }
  }
  const { left, top } = place(spot)
  return {
    style: { left: `clamp(${half}em, ${left}, 100% - ${half}em)`, top },
    wide: !isFree(clampInside(onPhone(spot), half * 18, phoneWidth), half * 18, zones.map(onPhone)),
  }
}

type Props = { zones: readonly Zone[]; chosen: ZoneChoice | undefined; onChoose: (id: number) => void }

/**
 * The zones on a map: drawn and static at first, interactive once it is in view. Where the interactive one cannot be loaded the
 * static one stays, because the list contains everything that the map shows.
 */
export function ZonesMap({ zones, chosen, onChoose }: Props) {
  const tiles = useRouteLoaderData<typeof loader>('root')?.mapTiles
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useInView(place, () => setSeen(true), 0.2)
  const Live = useLazy(seen || chosen !== undefined, loadLiveMap)
  return (
    <div ref={place} className={styles.map}>
      {Live ? (
        <Live zones={zones} chosen={chosen} onChoose={onChoose} tiles={tiles} />
      ) : (
        <StaticMap zones={zones} chosen={chosen?.id} />
      )}
    </div>
  )
}

const loadLiveMap = () => import('./live-map.tsx').then(({ LiveMap }) => LiveMap).catch(() => undefined)
