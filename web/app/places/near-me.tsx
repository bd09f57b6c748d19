import { useEffect, useId, useState } from 'react'
import { FieldFault } from '../ui/field/field.tsx'
import { Switch } from '../ui/switch/switch.tsx'
import { keepLocation, locationState, stopSharing, useLocationState } from './location-store.ts'
import styles from './near-me.module.css'

/**
 * Where somebody is, by their browser or by their postal code: two switches, of which one at most is on. What belongs to them is
 * fetched when one is wanted. In the server's HTML both are off, and seen once they work.
 */
export function NearMe() {
  const { allowSharingLocation, useCurrentLocation, initializingLocation, geoLocation, municipal, trouble } =
    useLocationState()
  const current = useCurrentLocation || initializingLocation
  const postal = allowSharingLocation && !current
  const parts = useParts(allowSharingLocation)
  const id = useId()
  useEffect(refreshAtVisit, [])
  return (
    <div className={styles.near} data-screen-only>
      <Switch
        label="Use my current location"
        hint="Your browser asks you first. We keep it on this device, to about a kilometre."
        on={current}
        onTurn={(on) => (on ? turnToPosition() : stopSharing())}
      />
      <div role="status" className={styles.said}>
        {initializingLocation && <p>Finding where you are…</p>}
        {trouble && <FieldFault id={id}>{trouble}</FieldFault>}
        {useCurrentLocation && geoLocation && <p>{currentWords(municipal)}</p>}
      </div>
      <Switch label="Use my postal code" on={postal} onTurn={(on) => (on ? turnToPostalCode() : stopSharing())} />
      {postal && parts && <parts.PostalCodeField />}
      {allowSharingLocation && geoLocation && parts && <parts.DistanceSlider />}
    </div>
  )
}

const currentWords = (municipal: string | undefined) =>
  municipal ? `You are in or near ${municipal}.` : 'We know where you are, to about a kilometre.'

const loadParts = () => import('./near-parts.tsx')

function useParts(wanted: boolean): Awaited<ReturnType<typeof loadParts>> | undefined {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>()
  useEffect(() => {
    if (wanted && !parts) loadParts().then(setParts, notReached)
  }, [wanted, parts])
  return parts
}

const turnToPosition = () => import('./ask-position.ts').then(({ askPosition }) => askPosition(), notReached)

function refreshAtVisit(): void {
  if (locationState().useCurrentLocation)
    import('./refresh-position.ts').then(
      ({ refreshPosition }) => refreshPosition(),
      () => {},
    )
}

function turnToPostalCode(): void {
  stopSharing()
  keepLocation({ allowSharingLocation: true })
}

const notReached = () => stopSharing('We could not reach the service. Check your connection and try again.')
