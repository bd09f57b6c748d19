import type { Answer } from '@reable/contract/client'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './settings.module.css'

type Device = Answer<'listSessions'>[number]

/** Where the person is signed in, each with a button to end it. */
export function Devices({ initial }: { initial: readonly Device[] }) {
  const [devices, setDevices] = useState(initial)
  const load = async () => {
    const reply = await browserApi('listSessions', {})
    if (reply.ok) setDevices(reply.data)
    else showFailure(reply)
  }
  return (
    <>
      <h3>Where you are logged in</h3>
      {devices.length > 1 && <PlaceExplanation />}
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id} className={styles.option}>
            <p>
              <strong>{device.device}</strong>
              {device.this_device && ' (this device)'}
              <br />
              Used {device.used}
              {placeWords(device)}
              <br />
              Logged in {device.since}
            </p>
            {!device.this_device && <EndSession device={device} onEnded={load} />}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div className={styles.option}>
          <p>Log out on all of them but this one.</p>
          <EndOthers onEnded={load} />
        </div>
      )}
    </>
  )
}

const PlaceExplanation = () => (
  <>
    <p>
      “From where you are now” means on the network that you are using now, such as the Wi-Fi at home; others may use it
      too. “From somewhere else” can be you as well, for example on a phone without Wi-Fi. We keep no addresses, so we
      cannot name the place.
    </p>
    <p>If one of them is not you, end it, and then change your password.</p>
  </>
)

/** From where a device was used, as the end of a sentence; nothing where nobody knows. */
function placeWords({ same_network }: Device): string {
  if (same_network === null) return ''
  return same_network ? ', from where you are now' : ', from somewhere else'
}

function EndSession({ device, onEnded }: { device: Device; onEnded: () => void }) {
  const { busy, run } = useBusy()
  const end = async () => {
    const reply = await run(() => browserApi('endSession', { params: { id: String(device.id) } }))
    // One that has ended meanwhile is gone all the same.
    if (reply && !reply.ok && reply.status !== 404) return showFailure(reply)
    if (reply) alerts.show({ type: 'success', title: `${device.device} is logged out.` })
    onEnded()
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Ending…" onClick={end}>
      End<span className="visually-hidden"> {device.device}</span>
    </Button>
  )
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const { busy, run } = useBusy()
  const end = async () => {
    const reply = await run(() => browserApi('endOtherSessions', {}))
    if (!reply) return
    if (!reply.ok) return showFailure(reply)
    alerts.show({ type: 'success', title: 'All your other devices are logged out.' })
    onEnded()
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Ending…" onClick={end}>
      End all others
    </Button>
  )
}
