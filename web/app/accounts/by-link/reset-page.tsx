import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { privateMeta } from '../page/private-meta.ts'
import { noteOfUser } from '../user-store.ts'
import { EmailForm } from './email-form.tsx'
import { PageOfLink } from './page-of-link.tsx'
import { Sent } from './sent.tsx'

export const meta = () => privateMeta('Reset your password')

const ask = (email: string) => browserApi('requestReset', { body: { user: { email } } })

/** Asks for a link that sets a new password. (AUTH-15) */
export default function ResetPage() {
  const [sentTo, setSentTo] = useState<string>()
  const tell = (email: string) => {
    noteOfUser({ resetSent: true })
    setSentTo(email)
  }
  if (sentTo) {
    return (
      <Sent title="Check your inbox" address={sentTo} onAgain={() => setSentTo(undefined)}>
        Open the link in that e-mail to choose a new password. It works once, for 1 hour.
      </Sent>
    )
  }
  return (
    <PageOfLink title="Reset your password">
      <p>We send you a link. With it you choose a new password.</p>
      <EmailForm label="Reset your password" ask={ask} onSent={tell} word="Send the link" />
    </PageOfLink>
  )
}
