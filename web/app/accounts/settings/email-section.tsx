import type { Reply } from '@reable/contract/client'
import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { resendConfirmation } from '../emails/resend-confirmation.ts'
import { useOwnUser } from '../use-own-user.ts'
import { ChangeEmail } from './change-email.tsx'
import { PendingEmail } from './pending-email.tsx'
import { Section } from './section.tsx'

/**
 * The address of the account, a new confirmation mail while it is unconfirmed, and the `change` to another address that waits for its
 * link. (ACCT-02)
 */
export function EmailSection({ change }: { change: Reply<'getEmailChange'> }) {
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
