import { useState } from 'react'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { confirmationSent } from '../sign-in/auth-alerts.ts'
import { storeUserNotes } from '../user-store.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import styles from './verify-email.module.css'

/** Asks people who have just signed in with an unconfirmed address to open the link in their mail. Shown until closed. (AUTH-07) */
export function VerifyEmail({ email }: { email: string }) {
  const { resend, busy, status } = useResend(email)
  return (
    <Dialog
      short
      title="Verify your email"
      onClose={() => storeUserNotes({ justSignedUp: false })}
      foot={(close) => (
        <>
          <Button onClick={resend} busy={busy} busyLabel="Sending…">
            Resend the e-mail
          </Button>
          <Button variant="next" onClick={close}>
            Continue
          </Button>
        </>
      )}
    >
      <div className={styles.content}>
        <p>
          We sent an email to <strong className="code">{email}</strong>. Open it and tap the link within 7 days, on this
          device or another. Until then you can’t write to sellers, and others can’t see your listings.
        </p>
        <p>Nothing there? Check your junk or spam folder, or ask us to send it again.</p>
        {/* The page's live region is silent while a dialog is open. */}
        <p role="status" className="bold">
          {status}
        </p>
      </div>
    </Dialog>
  )
}

function useResend(email: string) {
  const { busy, run } = useBusy()
  const [status, setStatus] = useState('')
  const resend = async () => {
    setStatus('')
    const reply = await run(() => resendConfirmation(email))
    if (!reply) return
    setStatus(reply.ok ? confirmationSent.title : reply.failure.error)
    if (!reply.ok) showFailure(reply)
  }
  return { resend, busy, status }
}
