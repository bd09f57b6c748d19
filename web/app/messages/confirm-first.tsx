import { resendConfirmation } from '../accounts/emails/resend-confirmation.ts'
import type { StoredUser } from '../accounts/user-store.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './contact-seller.module.css'

/** Tells people with an unconfirmed address how to confirm it, without leaving the page. */
export function ConfirmFirst({ user: { email, limited } }: { user: StoredUser }) {
  const { busy, run } = useBusy()
  const resend = async () => {
    const reply = await run(() => resendConfirmation(email))
    if (!reply) return
    if (!reply.ok) showFailure(reply)
  }
  return (
    <div className={styles.confirm}>
      {limited ? (
        <p>
          You confirmed your email address on another device. Press “Yes” there, or open the link from our email in this
          browser. Then send your message.
        </p>
      ) : (
        <p>
          We sent an email to <strong className="code">{email}</strong>. Open it and tap the link to confirm your
          address. Then send your message.
        </p>
      )}
      <Button variant="quiet" busy={busy} busyLabel="Sending…" onClick={resend}>
        Resend the e-mail
      </Button>
    </div>
  )
}
