import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { emailChangeCancelled } from '../sign-in/auth-alerts.ts'
import styles from './settings.module.css'

type Props = { email: string | undefined; onCancelled: () => void }

/** Says that a change of address waits for the link in the mail, and cancels it. */
export function PendingEmail({ email, onCancelled }: Props) {
  const { busy, run } = useBusy()
  const cancel = async () => {
    const reply = await run(() => browserApi('cancelEmailChange', {}))
    if (!reply) return
    if (!reply.ok) return showFailure(reply)
    alerts.show(emailChangeCancelled)
    onCancelled()
  }
  return (
    <div role="status" className={`stack start gap-12 ${styles.pending}`}>
      {email && (
        <>
          <p>
            We wrote to <strong className="code">{email}</strong>. Open the link in that e-mail within 3 days, and your
            account has that address. Nothing there? Look in the folder for junk mail, and check that it is right.
          </p>
          <Button variant="quiet" busy={busy} busyLabel="Cancelling…" onClick={cancel}>
            Keep the address you have
          </Button>
        </>
      )}
    </div>
  )
}
