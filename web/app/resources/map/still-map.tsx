import type { CSSProperties } from 'react'
import { beginning, inside, isFree, reachOf } from './beginning.ts'
import { MapNames, MapPin, type NamePlace, type Zone } from './map-marks.tsx'
import drawing from './region.svg'
import { drawn, fromMiddle, home, type Spot } from './region.ts'
import styles from './zones-map.module.css'

type Props = { zones: readonly Zone[]; chosen: number | undefined }

/**
 * The drawn map as it begins, without a script: the style sheet says what `beginning` says of the one that moves, which takes
 * its place in the same place.
 */
export function StillMap({ zones, chosen }: Props) {
  const { left, right } = reachOf(zones)
  // Without zones both are 0, and the style sheet divides by what lies between them.
  const reach = { '--left': Math.floor(left), '--right': Math.ceil(right) || 1 } as CSSProperties
  return (
    <div aria-hidden="true" className={styles.still} style={reach}>
      <img
        src={drawing}
        alt=""
        className={styles.drawing}
        style={{ ...place(drawn.northWest), width: `calc(${units(width)})` }}
      />
      <MapNames zoom={home.zoom} place={(spot, half) => placeName(spot, half, zones)} />
      {zones.map((zone) => (
        <MapPin key={zone.id} zone={zone} chosen={zone.id === chosen} style={place(zone)} />
      ))}
    </div>
  )
}

const width = fromMiddle(drawn.southEast).x - fromMiddle(drawn.northWest).x

const units = (count: number) => `${Math.round(count)} * var(--unit)`

function place(spot: Spot): { left: string; top: string } {
  const { x, y } = fromMiddle(spot)
  return { left: `calc(50% + var(--shift) + ${units(x)})`, top: `calc(50% + ${units(y)})` }
}

/** A phone's map, in pixels. */
const narrow = 354

function placeName(spot: Spot, half: number, zones: readonly Zone[]): NamePlace {
  const { zoom, shift } = beginning(narrow, reachOf(zones))
  const onPhone = (spot: Spot) => {
    const [{ x, y }, scale] = [fromMiddle(spot), 2 ** (zoom - home.zoom)]
    return { x: narrow / 2 + shift + x * scale, y: y * scale }
  }
  const { left, top } = place(spot)
  return {
    style: { left: `clamp(${half}em, ${left}, 100% - ${half}em)`, top },
    wide: !isFree(inside(onPhone(spot), half * 18, narrow), half * 18, zones.map(onPhone)),
  }
}
