import { useEffect, useState } from 'react'
import { loadCode } from '../shell/load-code.ts'
import { FieldError } from '../ui/field/field.tsx'
import { Switch } from '../ui/switch/switch.tsx'
import { locationState, stopSharing, updateLocation, useLocationState } from './location-store.ts'
import styles from './near-me.module.css'

/**
 * Shares where somebody is, by their browser or by their postal code: two switches, of which one at most is on. The code behind them
 * is fetched when one is used. In the server's HTML both are off, and hidden until they work.
 */
export function NearMe() {
  const { allowSharingLocation, useCurrentLocation, initializingLocation, geoLocation, municipal, error } =
    useLocationState()
  const current = useCurrentLocation || initializingLocation
  const postal = allowSharingLocation && !current
  const parts = useParts(allowSharingLocation)
  useEffect(refreshAtVisit, [])
  return (
    <div className={`needs-script ${styles.near}`} data-screen-only>
      <Switch
        id="near-me-position"
        label="Use my current location"
        hint="Your browser asks you first. We keep it on this device, to about a kilometre."
        on={current}
        onToggle={(on) => (on ? switchToPosition() : stopSharing())}
      />
      <div role="status" className={styles.status}>
        {initializingLocation && <p>Finding where you are…</p>}
        {error && <FieldError id="near-me-error">{error}</FieldError>}
        {useCurrentLocation && geoLocation && <p>{currentText(municipal)}</p>}
      </div>
      <Switch
        id="near-me-postal-code"
        label="Use my postal code"
        on={postal}
        onToggle={(on) => (on ? switchToPostalCode() : stopSharing())}
      />
      {postal && parts && <parts.PostalCodeField />}
      {allowSharingLocation && geoLocation && parts && <parts.DistanceSlider />}
    </div>
  )
}

const currentText = (municipal: string | undefined) =>
  municipal ? `You are in or near ${municipal}.` : 'We know where you are, to about a kilometre.'

const loadParts = () => loadCode(() => import('./near-parts.tsx'))

function useParts(wanted: boolean): Awaited<ReturnType<typeof loadParts>> | undefined {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>()
  useEffect(() => {
    if (wanted && !parts) loadParts().then(setParts, showUnreachable)
  }, [wanted, parts])
  return parts
}

const switchToPosition = () =>
  loadCode(() => import('./request-position.ts')).then(({ requestPosition }) => requestPosition(), showUnreachable)

function refreshAtVisit(): void {
  if (locationState().useCurrentLocation)
    import('./refresh-position.ts').then(
      ({ refreshPosition }) => refreshPosition(),
      () => {},
    )
}

function switchToPostalCode(): void {
  stopSharing()
  updateLocation({ allowSharingLocation: true })
}

const showUnreachable = () => stopSharing('We could not reach the service. Check your connection and try again.')
