import { useState } from 'react'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { confirmationSent } from '../sign-in/auth-alerts.ts'
import { noteOfUser } from '../user-store.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import styles from './verify-email.module.css'

/** Asks whoever has just come in unconfirmed to open the link in their mail. Closing it ends the asking. (AUTH-07) */
export function VerifyEmail({ email }: { email: string }) {
  const { resend, busy, said } = useResend(email)
  return (
    <Dialog
      short
      title="Verify your email"
      onClose={() => noteOfUser({ justSignedUp: false })}
      foot={(close) => (
        <>
          <Button onClick={resend} busy={busy} busyWord="Sending…">
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
          We sent an e-mail to <strong className="code">{email}</strong>. Please confirm your address by the link in it,
          within 7 days. Until then you cannot write to sellers, and others cannot see your listings.
        </p>
        <p>Nothing there? Look in the folder for junk mail, or let us send it again.</p>
        {/* The page's own voice is silent while a dialog is open. */}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </Dialog>
  )
}

function useResend(email: string) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const resend = async () => {
    setBusy(true)
    setSaid('')
    const reply = await resendConfirmation(email)
    setBusy(false)
    setSaid(reply.ok ? confirmationSent.title : reply.failure.error)
    if (!reply.ok) showFailure(reply)
  }
  return { resend, busy, said }
}
