import type { CSSProperties, FocusEventHandler } from 'react'
import styles from './map-marks.module.css'
import { type Coordinates, municipalities } from './region.ts'
import type { Zone } from './zone.ts'

/** Half the width of a name, in em. */
const halfOf = (name: string) => Math.ceil(name.length * 3.1) / 10

type NamesProps = {
  zoom: number
  /** Returns the position of a name, or undefined where it has no space. `half` is half its width, in em. */
  place: (spot: Coordinates, half: number) => NamePosition | undefined
}

/** The position of a name, and whether it has space there only on a wide map. */
export type NamePosition = { style: CSSProperties; wide?: boolean }

/** The names on the drawn map, as many as there is space for. */
export function MapNames({ zoom, place }: NamesProps) {
  return (
    <div aria-hidden="true">
      {municipalities
        .filter(({ minZoom }) => minZoom <= zoom + 0.1)
        .map(({ name, ...spot }) => {
          const position = place(spot, halfOf(name))
          return (
            position && (
              <span key={name} className={`${styles.name} ${position.wide ? styles.wide : ''}`} style={position.style}>
                {name}
              </span>
            )
          )
        })}
    </div>
  )
}

type PinProps = {
  zone: Zone
  chosen: boolean
  style: CSSProperties
  /** Without it the pin cannot be pressed. */
  onChoose?: () => void
  onFocus?: FocusEventHandler
}

/** A zone on the map, with its number in the list. */
export function MapPin({ zone, chosen, style, onChoose, onFocus }: PinProps) {
  const attributes = {
    className: `${styles.pin} ${chosen ? styles.chosen : ''}`,
    style: { ...style, zIndex: chosen ? frontmost : depthOf(zone) },
  }
  const drawing = (
    <>
      <svg viewBox="0 0 44 56" className={styles.drawing} aria-hidden="true">
        <path d="M22 54C14 43 4 33 4 21a18 18 0 1 1 36 0c0 12-10 22-18 33Z" />
      </svg>
      <span className={styles.number}>{zone.number}</span>
    </>
  )
  if (!onChoose) return <span {...attributes}>{drawing}</span>
  return (
    <button type="button" {...attributes} aria-pressed={chosen} onClick={onChoose} onFocus={onFocus}>
      {drawing}
      <span className="visually-hidden">{zone.name}</span>
    </button>
  )
}

const frontmost = 9000

/** The z-index of a pin: a pin further south is in front. */
const depthOf = ({ latitude }: Coordinates) => Math.round((90 - latitude) * 100)
