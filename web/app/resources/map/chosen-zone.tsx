import { addressOfZone } from '../zone-cards.tsx'
import styles from './chosen-zone.module.css'
import type { Zone } from './zone.ts'

/** The name of the chosen zone below the map, announced to people who do not see the pin. */
export function ChosenZone({ zone }: { zone: Zone | undefined }) {
  return (
    <div role="status" className={styles.zone}>
      {zone ? (
        <>
          <p>
            <strong>
              {zone.number}. {zone.name}
            </strong>
          </p>
          <a href={`#${addressOfZone(zone)}`}>See it in the list</a>
        </>
      ) : (
        <p>
          Each number on the map is a place in the list.
          <span className={styles.byTouch}> Two fingers move the map.</span>
        </p>
      )}
    </div>
  )
}
