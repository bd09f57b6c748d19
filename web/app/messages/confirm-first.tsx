import { resendConfirmation } from '../accounts/emails/resend-confirmation.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './contact-seller.module.css'

/** Tells people with an unconfirmed address how to confirm it, without leaving the page. */
export function ConfirmFirst({ email }: { email: string }) {
  const { busy, run } = useBusy()
  const resend = async () => {
    const reply = await run(() => resendConfirmation(email))
    if (!reply) return
    if (!reply.ok) showFailure(reply)
  }
  return (
    <div className={styles.confirm}>
      <p>
        We sent an e-mail to <strong className="code">{email}</strong>. Open the link in it to confirm your address,
        then send your message. What you wrote here stays meanwhile.
      </p>
      <Button variant="quiet" busy={busy} busyLabel="Sending…" onClick={resend}>
        Resend the e-mail
      </Button>
    </div>
  )
}
