import type { ContentEntry } from '@reable/contract/content-lists'
import type { CSSProperties, FocusEventHandler } from 'react'
import styles from './map-marks.module.css'
import { municipalities, type Spot } from './region.ts'

/** An exchange zone with its number in the list. */
export type Zone = ContentEntry<'safe_exchange_zones'> & { number: number }

type NamesProps = { zoom: number; place: (spot: Spot) => CSSProperties }

/** The names on the drawn map, as many as there is room for. */
export function MapNames({ zoom, place }: NamesProps) {
  return (
    <div aria-hidden="true">
      {municipalities
        .filter(({ from }) => from <= zoom)
        .map((municipality) => (
          <span key={municipality.name} className={styles.name} style={place(municipality)}>
            {municipality.name}
          </span>
        ))}
    </div>
  )
}

type PinProps = {
  zone: Zone
  chosen: boolean
  style: CSSProperties
  /** Without it the pin is only looked at. */
  onChoose?: () => void
  onFocus?: FocusEventHandler
}

/** One place on the map, by its number in the list. */
export function MapPin({ zone, chosen, style, onChoose, onFocus }: PinProps) {
  const look = {
    className: `${styles.pin} ${chosen ? styles.chosen : ''}`,
    style: { ...style, zIndex: chosen ? foremost : depthOf(zone) },
  }
  const drawing = (
    <>
      <svg viewBox="0 0 44 56" className={styles.drawing} aria-hidden="true">
        <path d="M22 54C14 43 4 33 4 21a18 18 0 1 1 36 0c0 12-10 22-18 33Z" />
      </svg>
      <span className={styles.number}>{zone.number}</span>
    </>
  )
  if (!onChoose) return <span {...look}>{drawing}</span>
  return (
    <button type="button" {...look} aria-pressed={chosen} onClick={onChoose} onFocus={onFocus}>
      {drawing}
      <span className="visually-hidden">{zone.name}</span>
    </button>
  )
}

const foremost = 9000

/** What lies further south stands before what lies behind it. */
const depthOf = ({ latitude }: Spot) => Math.round((90 - latitude) * 100)
