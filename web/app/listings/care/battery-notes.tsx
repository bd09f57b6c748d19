import { batteryDanger, batteryOf, batteryRecycling, flightOf, wattHoursText } from '@reable/contract/catalogue/battery'
import styles from './care.module.css'

type Props = { properties: Readonly<Record<string, string>> }

/** What follows from the battery of a thing: its size, whether it may fly, and when to stop. Nothing for what has none. */
export function BatteryNotes({ properties }: Props) {
  const battery = batteryOf(properties)
  if (!battery) return null
  const size = wattHoursText(properties)
  return (
    <div className={`stack measure gap-12 ${styles.notes}`}>
      {size && <p>Its size: {size}.</p>}
      <p>
        <strong>By air:</strong> {flightOf(battery)}
      </p>
      <p className={`measure ${styles.unsafe}`}>
        <strong>Not safe:</strong> {batteryDanger} {batteryRecycling.says}
      </p>
    </div>
  )
}
