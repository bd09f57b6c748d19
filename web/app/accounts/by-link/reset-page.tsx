import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { privateMeta } from '../page/private-meta.ts'
import { storeUserNotes } from '../user-store.ts'
import { EmailForm } from './email-form.tsx'
import { EmailSent } from './email-sent.tsx'
import { LinkPage } from './link-page.tsx'

export const meta = () => privateMeta('Reset your password')

const requestReset = (email: string) => browserApi('requestReset', { body: { user: { email } } })

/** The page on which one requests a link that sets a new password. (AUTH-15) */
export default function ResetPage() {
  const [sentTo, setSentTo] = useState<string>()
  const showSent = (email: string) => {
    storeUserNotes({ resetSent: true })
    setSentTo(email)
  }
  if (sentTo) {
    return (
      <EmailSent title="Check your inbox" address={sentTo} onOtherAddress={() => setSentTo(undefined)}>
        Open the link in that e-mail to choose a new password. It works once, for 1 hour.
      </EmailSent>
    )
  }
  return (
    <LinkPage title="Reset your password">
      <p>We’ll email you a link to choose a new password.</p>
      <EmailForm label="Reset your password" request={requestReset} onSent={showSent} submitLabel="Send the link" />
    </LinkPage>
  )
}
