import type { User } from '@reable/contract/accounts/operations'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusyTask } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { refreshUser } from '../session/refresh-user.ts'
import { signUpWasMine, signUpWasNotMine } from '../sign-in/auth-alerts.ts'
import { clearUser, storeUser, useUser } from '../user-store.ts'

type Props = { className: string | undefined; answersClassName: string | undefined }

/** Asks the person who opened the confirmation link whether the sign-up in another browser was theirs. */
export function AskAboutSignUp({ className, answersClassName }: Props) {
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
export function signUpWords({ at, device }: SignUp, now: Date): string {
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
