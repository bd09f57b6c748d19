import type { User } from '@reable/contract/accounts/operations'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy, useBusyTask } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import styles from './account-warnings.module.css'
import { resendConfirmation } from './emails/resend-confirmation.ts'
import { refreshUser } from './session/refresh-user.ts'
import { signUpWasMine, signUpWasNotMine } from './sign-in/auth-alerts.ts'
import { clearUser, storeUser, useUser } from './user-store.ts'

type AskAboutSignUpProps = { className: string | undefined; answersClassName: string | undefined }

/** Asks the person who opened the confirmation link whether the sign-up in another browser was theirs. */
function AskAboutSignUp({ className, answersClassName }: AskAboutSignUpProps) {
  const signUp = useUser()?.sign_up
  const { busy, answer } = useAnswer()
  return (
    <div className={className}>
      <p>
        <strong>{signUp ? signUpWords(signUp, new Date()) : 'You signed up on another device. Was that you?'}</strong>
      </p>
      <div className={answersClassName}>
        <Button busy={busy === 'yes'} busyLabel="Saving…" onClick={() => answer('yes')}>
          Yes
        </Button>
        <Button busy={busy === 'no'} busyLabel="Signing it out…" onClick={() => answer('no')}>
          No, sign it out and choose a new password
        </Button>
      </div>
    </div>
  )
}

function useAnswer() {
  const { task: busy, runAlone } = useBusyTask<'yes' | 'no'>()
  const navigate = useNavigate()
  const answer = async (said: 'yes' | 'no') => {
    const reply = await runAlone(said, () => browserApi('answerSignUp', { body: { was_me: said === 'yes' } }))
    if (!reply) return
    if (!reply.ok) {
      showFailure(reply)
      // It may have been answered in another tab.
      return refreshUser()
    }
    const token = reply.answer.reset_password_token
    if (token !== null) {
      alerts.showOnNextPage(signUpWasNotMine)
      // The new password logs in again.
      clearUser()
      return navigate('/password/new', { state: { brought: { reset_password_token: token } } })
    }
    storeUser(reply.data)
    alerts.show(signUpWasMine)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { busy, answer }
}

type SignUp = NonNullable<User['sign_up']>

const monthAndDay = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const minutesFromUtc = -7 * 60

/** The question about a sign-up in another browser; its time as Vancouver's clocks show it, and the day where it is not today. */
function signUpWords({ at, device }: SignUp, now: Date): string {
  const today = new Date(now.getTime() + minutesFromUtc * 60_000).toISOString().slice(0, 10)
  const day = at.slice(0, 10)
  const on = day === today ? '' : ` on ${monthAndDay.format(new Date(`${day}T00:00:00Z`))}`
  // "Chrome on Windows" reads as "Chrome, Windows" in a sentence that has an "on" already.
  const where =
    device && device !== 'A program'
      ? `${device.replace(/ on (an? )?/, ', ')}${device.includes(' on ') ? ',' : ''}`
      : 'another device'
  return `You signed up on ${where} at ${at.slice(11, 16)}${on}. Was that you?`
}

/**
 * What is said about the account of who is signed in, on every page. It is in the HTML for everyone; data attributes on `<html>` show it
 * before the first paint. (GEN-15)
 */
export const AccountWarnings = () => (
  <>
    <Warning label="Your account" shownTo={styles.unconfirmed}>
      <p>
        Your account is not verified. Open the link in our e-mail, or ask for a new one in{' '}
        <TextLink to={addresses.accountSettings} className={styles.link}>
          Account Settings
        </TextLink>
        .
      </p>
    </Warning>
    <Warning label="One more step" shownTo={styles.limited}>
      <OpenLinkHere className={styles.said} />
    </Warning>
    <Warning label="Your sign-up" shownTo={styles.signUp}>
      <AskAboutSignUp className={styles.said} answersClassName={styles.answers} />
    </Warning>
    <Warning label="What volunteers decided" shownTo={styles.restricted}>
      <p>
        You cannot do everything here now.{' '}
        <TextLink to={addresses.restrictions} className={styles.link}>
          Read why, and answer
        </TextLink>
        .
      </p>
    </Warning>
  </>
)

type Props = { label: string; shownTo: string | undefined; children: ReactNode }

const Warning = ({ label, shownTo, children }: Props) => (
  <aside className={`${styles.warning} ${shownTo}`} aria-label={label} data-screen-only>
    <div className={`page ${styles.row}`}>
      <Icon of={TriangleAlert} />
      {children}
    </div>
  </aside>
)

/** Says what to do in a browser that came in by the sign-up, after the link was opened in another browser alone. */
function OpenLinkHere({ className }: { className: string | undefined }) {
  const { busy, run } = useBusy()
  const email = useUser()?.email
  const resend = async () => {
    const reply = await run(() => resendConfirmation(email ?? ''))
    if (reply && !reply.ok) showFailure(reply)
  }
  return (
    <div className={className}>
      <p>
        You confirmed your email address on another device. To write messages and publish listings here too, press “Yes”
        on that device, or open the link from our email in this browser.
      </p>
      <p>
        <Button busy={busy} busyLabel="Sending…" onClick={resend}>
          Email me a new link
        </Button>
      </p>
    </div>
  )
}
