import type { CSSProperties } from 'react'
import { MapNames, MapPin, type Zone } from './map-marks.tsx'
import drawing from './region.svg'
import { drawn, fromMiddle, home, type Spot } from './region.ts'
import styles from './zones-map.module.css'

type Props = { zones: readonly Zone[]; chosen: number | undefined }

/** The drawn map as it begins, without a script. The one that moves takes its place in the same place. */
export function StillMap({ zones, chosen }: Props) {
  const { x: left } = fromMiddle(drawn.northWest)
  const { x: right } = fromMiddle(drawn.southEast)
  return (
    <div aria-hidden="true">
      <img
        src={drawing}
        alt=""
        className={styles.drawing}
        style={{ ...place(drawn.northWest), width: Math.round(right - left) }}
      />
      <MapNames zoom={home.zoom} place={place} />
      {zones.map((zone) => (
        <MapPin key={zone.id} zone={zone} chosen={zone.id === chosen} style={place(zone)} />
      ))}
    </div>
  )
}

function place(spot: Spot): CSSProperties {
  const { x, y } = fromMiddle(spot)
  return { left: `calc(50% + ${Math.round(x)}px)`, top: `calc(50% + ${Math.round(y)}px)` }
}
