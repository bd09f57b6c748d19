import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { confirmationSent } from '../auth-alerts.ts'
import { privateMeta } from '../private-meta.ts'
import { noteOfUser } from '../user-store.ts'
import { EmailForm } from './email-form.tsx'
import { PageOfLink } from './page-of-link.tsx'
import { Sent } from './sent.tsx'

export const meta = () => privateMeta('Resend the confirmation e-mail')

const ask = (email: string) => browserApi('resendConfirmation', { body: { user: { email } } })

/** Asks for another confirmation mail. (AUTH-14) */
export default function ResendPage() {
  const [sentTo, setSentTo] = useState<string>()
  const tell = (email: string) => {
    noteOfUser({ confirmationResent: true })
    alerts.show(confirmationSent)
    setSentTo(email)
  }
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
      <EmailForm label="Resend the confirmation e-mail" ask={ask} onSent={tell} word="Send the link" />
    </PageOfLink>
  )
}
