import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { resendConfirmation } from '../resend-confirmation.ts'
import { useOwnUser } from '../use-own-user.ts'
import { Section } from './section.tsx'

/** The address of the account, and what an unconfirmed one still needs. (ACCT-02) */
export function EmailSection() {
  const { email, confirmed } = useOwnUser()
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
    </Section>
  )
}

function ResendConfirmation({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    const reply = await resendConfirmation(email)
    setBusy(false)
    if (!reply.ok) showFailure(reply)
  }
  return (
    <Button variant="next" icon={MailCheck} busy={busy} busyWord="Sending…" onClick={resend}>
      Resend Confirmation
    </Button>
  )
}
