import { useState } from 'react'
import { resendConfirmation } from '../emails/resend-confirmation.ts'
import { privateMeta } from '../page/private-meta.ts'
import { EmailForm } from './email-form.tsx'
import { EmailSent } from './email-sent.tsx'
import { LinkPage } from './link-page.tsx'

export const meta = () => privateMeta('Resend the confirmation e-mail')

/** The page on which one requests another confirmation mail. (AUTH-14) */
export default function ResendPage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) {
    return (
      <EmailSent title="Confirmation Sent" address={sentTo} onOtherAddress={() => setSentTo(undefined)}>
        Open the link in that e-mail to confirm your address. It works for 7 days.
      </EmailSent>
    )
  }
  return (
    <LinkPage title="Resend the confirmation e-mail">
      <p>We’ll email you a new link. Open it to confirm that the address is yours.</p>
      <EmailForm
        label="Resend the confirmation e-mail"
        request={resendConfirmation}
        onSent={setSentTo}
        submitLabel="Send the link"
      />
    </LinkPage>
  )
}
