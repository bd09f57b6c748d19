import type { Answer, Client, Reply } from '@reable/contract/client'
import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { resendConfirmation } from '../emails/resend-confirmation.ts'
import { privateMeta } from '../page/private-meta.ts'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import { leaveDevice } from '../session/leave-device.ts'
import { loggedOutEverywhere } from '../sign-in/auth-alerts.ts'
import { useOwnUser } from '../use-own-user.ts'
import { storedUser } from '../user-store.ts'
import type { Route } from './+types/settings-page'
import { ChangeEmail } from './change-email.tsx'
import { DownloadAndClose } from './download-and-close.tsx'
import { FirstNameSection } from './first-name-section.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PendingEmail } from './pending-email.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

export const loader = () => null

/** One's settings are private: loaded by one's browser alone. */
export const clientLoader = async () => (storedUser() ? loadSettings(browserApi) : null)

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Account Settings')

export default function SettingsPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>Account Settings</h1>
      {!data && <Loading>Loading your settings…</Loading>}
      {data && 'error' in data && <TryAgain message={data.error} />}
      {data && 'sessions' in data && (
        <div className="stack column gap-24">
          <EmailSection change={data.emailChange} />
          <FirstNameSection saved={data.firstName} />
          <PasswordSection />
          <SecondFactorSection initial={data.secondFactor} />
          <NewsletterSection />
          <DevicesAndDataSection sessions={data.sessions} />
        </div>
      )}
    </>
  )
}

/** Logging out everywhere, downloading one's data, and closing the account. */
const DevicesAndDataSection = ({ sessions }: { sessions: Reply<'listSessions'> }) => (
  <Section title="Your devices and your data">
    <div className="stack gap-16">
      {sessions.ok ? <Devices initial={sessions.data} /> : <p role="alert">{sessions.failure.error}</p>}
      <div className={`row ${styles.option}`}>
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

type Device = Answer<'listSessions'>[number]

/** Where the person is signed in, each with a button to end it. */
function Devices({ initial }: { initial: readonly Device[] }) {
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
      <ul className={`stack gap-16 ${styles.devices}`}>
        {devices.map((device) => (
          <li key={device.id} className={`row ${styles.option}`}>
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
        <div className={`row ${styles.option}`}>
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

/**
 * The address of the account, a new confirmation mail while it is unconfirmed, and the `change` to another address that waits for its
 * link. (ACCT-02)
 */
function EmailSection({ change }: { change: Reply<'getEmailChange'> }) {
  const { email, confirmed } = useOwnUser()
  const [open, setOpen] = useState(false)
  const [pendingEmail, setPendingEmail] = useState(change.ok ? change.data?.email : undefined)
  return (
    <Section title="Email">
      <p>
        <strong className="code">{email}</strong>
      </p>
      {!confirmed && (
        <>
          <p>This address is not confirmed yet. Open the link in our e-mail, or ask for a new one.</p>
          <ResendConfirmation email={email} />
        </>
      )}
      <PendingEmail email={pendingEmail} onCancelled={() => setPendingEmail(undefined)} />
      <Button onClick={() => setOpen(true)}>Change your address</Button>
      {open && <ChangeEmail onRequested={setPendingEmail} onClose={() => setOpen(false)} />}
    </Section>
  )
}

function ResendConfirmation({ email }: { email: string }) {
  const { busy, run } = useBusy()
  const resend = async () => {
    const reply = await run(() => resendConfirmation(email))
    if (!reply) return
    if (!reply.ok) showFailure(reply)
  }
  return (
    <Button variant="next" icon={MailCheck} busy={busy} busyLabel="Sending…" onClick={resend}>
      Resend Confirmation
    </Button>
  )
}

/** What the sections of the settings show at first, each with why it could not be loaded instead. */
type SettingsData = {
  firstName: Reply<'getFirstName'>
  emailChange: Reply<'getEmailChange'>
  secondFactor: Reply<'getSecondFactor'>
  sessions: Reply<'listSessions'>
}

/** Loads all of it before any is shown: a section that came later would push those below it away from a finger. */
async function loadSettings(api: Client): Promise<SettingsData | { error: string }> {
  const [firstName, emailChange, secondFactor, sessions] = await Promise.all([
    api('getFirstName', {}),
    api('getEmailChange', {}),
    api('getSecondFactor', {}),
    api('listSessions', {}),
  ])
  // One sentence for the whole page where nothing came at all.
  if (!firstName.ok && !emailChange.ok && !secondFactor.ok && !sessions.ok) return { error: firstName.failure.error }
  return { firstName, emailChange, secondFactor, sessions }
}
