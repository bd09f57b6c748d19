import type { Reply } from '@reable/contract/client'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { leaveDevice } from '../session/leave-device.ts'
import { loggedOutEverywhere } from '../sign-in/auth-alerts.ts'
import { Devices } from './devices.tsx'
import { DownloadAndClose } from './download-and-close.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

/** Logging out everywhere, downloading one's data, and closing the account. */
export const DevicesAndDataSection = ({ sessions }: { sessions: Reply<'listSessions'> }) => (
  <Section title="Your devices and your data">
    <div className={styles.options}>
      {sessions.ok ? <Devices initial={sessions.data} /> : <p role="alert">{sessions.failure.error}</p>}
      <div className={styles.option}>
        <p>Lost a phone, or used a computer that is not yours? Log out on every device, this one too.</p>
        <LogOutEverywhere />
      </div>
      <DownloadAndClose />
    </div>
  </Section>
)

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
