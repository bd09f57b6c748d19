import { useState } from 'react'
import { signInFor } from '../accounts/session/guarded-paths.ts'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Link } from '../ui/link/link.tsx'
import { Switch } from '../ui/switch/switch.tsx'
import { mailsSwitched } from './saved-alerts.ts'
import styles from './saved-intro.module.css'

/** Says where the list is stored. `mails`: whether the person gets mails about it; undefined for a visitor, who cannot. */
export function SavedIntro({ mails }: { mails: boolean | undefined }) {
  if (mails !== undefined) return <Mails saved={mails} />
  return (
    <p className={styles.intro}>
      These are kept on this device alone.{' '}
      <Link to={signInFor(addresses.saved)}>Sign in to keep them with your account</Link>, and to hear by e-mail when a
      price falls or a listing ends.
    </p>
  )
}

/** The mails’ switch: shown at once, saved at once, reverted when that fails. */
function Mails({ saved }: { saved: boolean }) {
  const [on, setOn] = useState(saved)
  const { busy, run } = useBusy()
  const confirmed = useUser()?.confirmed
  const toggle = async (wanted: boolean) => {
    setOn(wanted)
    const reply = await run(() => browserApi('setSavedMails', { body: { wanted } }))
    if (!reply) return
    if (reply.ok) return alerts.show(mailsSwitched(wanted))
    setOn(!wanted)
    showFailure(reply)
  }
  return (
    <div className={styles.mails}>
      <Switch
        label="E-mail me about these"
        hint={`When a price falls or a listing ends, one e-mail a day at most.${confirmed ? '' : ' We start once you have confirmed your address.'}`}
        on={on}
        busy={busy}
        onToggle={toggle}
      />
    </div>
  )
}
