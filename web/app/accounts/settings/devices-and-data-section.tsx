import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { leaveDevice } from '../session/leave-device.ts'
import { loggedOutEverywhere } from '../sign-in/auth-alerts.ts'
import { CloseAccount } from './close-account.tsx'
import { Devices } from './devices.tsx'
import { saveAsFile } from './save-as-file.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** Logging out everywhere, downloading one's data, and closing the account. */
export function DevicesAndDataSection() {
  const [closing, setClosing] = useState(false)
  return (
    <Section title="Your devices and your data">
      <div className={styles.options}>
        <Devices />
        <div className={styles.option}>
          <p>Lost a phone, or used a computer that is not yours? Log out on every device, this one too.</p>
          <LogOutEverywhere />
        </div>
        <div className={styles.option}>
          <p>All that we keep of you, as a file.</p>
          <DownloadMyData />
        </div>
        <div className={styles.option}>
          <p>Close your account for good. Your listings go with it.</p>
          <Button variant="danger" onClick={() => setClosing(true)}>
            Close my account
          </Button>
        </div>
      </div>
      {closing && <CloseAccount onClose={() => setClosing(false)} />}
    </Section>
  )
}

function LogOutEverywhere() {
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const logOut = async () => {
    const reply = await run(() => browserApi('logOutEverywhere', {}))
    if (!reply) return
    if (!reply.ok) return showFailure(reply)
    leaveDevice()
    alerts.showOnNextPage(loggedOutEverywhere)
    navigate(addresses.listings)
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Logging out…" onClick={logOut}>
      Log out everywhere
    </Button>
  )
}

/** The button that saves all that is stored of a person as a file. */
export function DownloadMyData() {
  const { busy, run } = useBusy()
  const download = async () => {
    const reply = await run(() => browserApi('downloadMyData', {}))
    if (!reply) return
    if (!reply.ok) return showFailure(reply)
    saveAsFile('my-data.json', JSON.stringify(reply.data, null, 2), 'application/json')
    alerts.show({ type: 'success', title: 'Your data is in the file my-data.json.' })
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Collecting…" onClick={download}>
      Download my data
    </Button>
  )
}
