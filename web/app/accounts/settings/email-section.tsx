import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { resendConfirmation } from '../emails/resend-confirmation.ts'
import { useOwnUser } from '../use-own-user.ts'
import { ChangeEmail } from './change-email.tsx'
import { EmailAwaited } from './email-awaited.tsx'
import { Section } from './section.tsx'
import { useEmailAwaited } from './use-email-awaited.ts'

/** The address of the account, what an unconfirmed one still needs, and the way to another one. (ACCT-02) */
export function EmailSection() {
  const { email, confirmed } = useOwnUser()
  const [open, setOpen] = useState(false)
  const [awaited, setAwaited] = useEmailAwaited()
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
      <EmailAwaited email={awaited} onCancelled={() => setAwaited(undefined)} />
      <Button onClick={() => setOpen(true)}>Change your address</Button>
      {open && <ChangeEmail onAsked={setAwaited} onClose={() => setOpen(false)} />}
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
