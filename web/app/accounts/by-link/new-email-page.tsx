import { useEffect, useState } from 'react'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { signInFor } from '../session/guarded-paths.ts'
import { Actions, LinkPage } from './link-page.tsx'
import { NewEmailForm } from './new-email-form.tsx'
import { privateHeaders } from './private-headers.ts'
import { type EmailChange, readEmailChange } from './read-email-change.ts'
import { useLinkParam } from './use-link-param.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

const title = 'Confirm your new e-mail address'

export const meta = () => privateMeta(title)

/** The page behind the link mailed to a new address. Opening the link changes nothing by itself. */
export default function NewEmailPage() {
  const token = useLinkParam('email_token')
  const [change, setChange] = useState<EmailChange>()
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    let cancelled = false
    setChange(undefined)
    if (token !== undefined) readEmailChange(token).then((change) => !cancelled && setChange(change))
    return () => {
      cancelled = true
    }
  }, [token, attempts])
  if (change?.asks === 'press' || change?.asks === 'password')
    return (
      <NewEmailForm
        {...{ token: token ?? '', ...change }}
        onBadLink={(sentence) => setChange({ asks: 'nothing', sentence })}
      />
    )
  if (change?.asks === 'log_in') return <LogInFirst email={change.email} />
  if (change?.asks === 'nothing') return <BadLink sentence={change.sentence} />
  const failure = change?.asks === 'again' ? change.sentence : undefined
  return <Waiting {...{ title, failure, isRetry: attempts > 0 }} onRetry={() => setAttempts(attempts + 1)} />
}

/** People without a password authenticate by being logged in. */
function LogInFirst({ email }: { email: string }) {
  return (
    <LinkPage title={title} takesFocus>
      <p>
        An account is to have the address <strong className="code">{email}</strong>. Log in to that account in this
        browser first, by Google or Facebook as always. Then open the link in our e-mail again.
      </p>
      <Actions>
        <Button variant="next" to={signInFor(addresses.accountSettings)}>
          Log In
        </Button>
      </Actions>
    </LinkPage>
  )
}

function BadLink({ sentence }: { sentence: string }) {
  return (
    <LinkPage title={title} takesFocus>
      <p>{sentence}</p>
      <Actions>
        <Button variant="next" to={addresses.accountSettings}>
          Account Settings
        </Button>
      </Actions>
    </LinkPage>
  )
}
