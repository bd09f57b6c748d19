import MapIcon from 'lucide-react/icons/map'
import type { MouseEvent } from 'react'
import { PlaceLines } from '../content/place-lines.tsx'
import { Button } from '../ui/button/button.tsx'
import { isPlainPress } from '../ui/link/is-plain-press.ts'
import { isOnMap } from './map/region.ts'
import type { Zone } from './map/zone.ts'
import styles from './zone-cards.module.css'

type Props = {
  zones: readonly Zone[]
  chosen: number | undefined
  onShow: (id: number) => void
}

/** The list of exchange zones; each can be shown on the map. */
export function ZoneCards({ zones, chosen, onShow }: Props) {
  return (
    <ol className={styles.zones}>
      {zones.map((zone) => (
        <li
          key={zone.id}
          id={addressOfZone(zone)}
          tabIndex={-1}
          className={styles.zone}
          aria-current={zone.id === chosen ? 'true' : undefined}
        >
          <span className={styles.number}>{zone.number}</span>
          <div className={styles.words}>
            <h2 className={styles.name}>{zone.name}</h2>
            {zone.closed && <p className={styles.closed}>Closed for now. Please choose another place to meet.</p>}
            <p>{zone.description}</p>
            {zone.hours && <p>{zone.hours}</p>}
            <PlaceLines place={zone} />
            {isOnMap(zone) && <ShowOnMap name={zone.name} onShow={() => onShow(zone.id)} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

export const addressOfZone = ({ number }: Zone) => `zone-${number}`

/** A link to the map. With a script it moves the map, which is scrolled into view where it is not beside the list. */
function ShowOnMap({ name, onShow }: { name: string; onShow: () => void }) {
  const show = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onShow()
    document.getElementById('map')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Button href="#map" icon={MapIcon} size="small" className={styles.show} onClick={show} data-screen-only>
      Show on the map<span className="visually-hidden"> ({name})</span>
    </Button>
  )
}
