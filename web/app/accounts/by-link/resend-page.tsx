import { useState } from 'react'
import { resendConfirmation } from '../emails/resend-confirmation.ts'
import { privateMeta } from '../page/private-meta.ts'
import { EmailForm } from './email-form.tsx'
import { PageOfLink } from './page-of-link.tsx'
import { Sent } from './sent.tsx'

export const meta = () => privateMeta('Resend the confirmation e-mail')

/** Asks for another confirmation mail. (AUTH-14) */
export default function ResendPage() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) {
    return (
      <Sent title="Confirmation Sent" address={sentTo} onAgain={() => setSentTo(undefined)}>
        Open the link in that e-mail to confirm your address. It works for 7 days.
      </Sent>
    )
  }
  return (
    <PageOfLink title="Resend the confirmation e-mail">
      <p>We send you a new link. Open it to confirm that the address is yours.</p>
      <EmailForm
        label="Resend the confirmation e-mail"
        ask={resendConfirmation}
        onSent={setSentTo}
        word="Send the link"
      />
    </PageOfLink>
  )
}
