import { passwordError } from '@reable/contract/accounts/rules'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { signInFor } from '../session/guarded-paths.ts'
import { emailChanged } from '../sign-in/auth-alerts.ts'
import { storeUser } from '../user-store.ts'
import { Actions, LinkPage } from './link-page.tsx'
import { privateHeaders } from './private-headers.ts'
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

type Input = { current_password?: string }

export const useAddressRules: Rules<{ current_password: string }> = { current_password: passwordError }
export const pressRules: Rules<Record<never, string>> = {}

type Props = {
  token: string
  email: string
  asks: 'press' | 'password'
  /** The link is no longer valid. */
  onBadLink: (sentence: string) => void
}

/** Sets the account's new address: by a button alone, or with the password in a browser that is not logged in to the account. */
function NewEmailForm({ token, email, asks, onBadLink }: Props) {
  const navigate = useNavigate()
  const send = async (input: Input) => {
    const reply = await browserApi('makeEmailChange', { body: { user: { ...input, email_token: token } } })
    if (!reply.ok) {
      const { errors, error } = reply.failure
      if (!errors?.email_token && !errors?.email) return reply
      onBadLink(errors.email?.[0] ?? error)
      return
    }
    storeUser(reply.data)
    alerts.showOnNextPage(emailChanged(email))
    await navigate(addresses.accountSettings, { replace: true })
  }
  const label = 'Confirm your new e-mail address'
  const submit = <Submit busyLabel="Saving…">Use this address</Submit>
  return (
    <LinkPage key={asks} title={label} takesFocus>
      <p>
        Your account gets the address <strong className="code">{email}</strong>. After you log in with it, and all that
        we send goes there. Other devices are logged out.
      </p>
      {asks === 'press' ? (
        <Form rules={pressRules} send={send} label={label}>
          {submit}
        </Form>
      ) : (
        <Form rules={useAddressRules} send={send} label={label}>
          <PasswordField name="current_password" label="Your account’s password" autoComplete="current-password" />
          {submit}
        </Form>
      )}
      <p>You asked for nothing of the kind? Just close this page: nothing happens.</p>
    </LinkPage>
  )
}

/** The next step that the link requires in this browser. `nothing`: the link has expired. `again`: the service could not answer. */
type EmailChange =
  | { asks: 'press' | 'password'; email: string }
  | { asks: 'log_in'; email: string }
  | { asks: 'nothing' | 'again'; sentence: string }

/** Looks up the change of address that a link's token belongs to. */
async function readEmailChange(token: string): Promise<EmailChange> {
  const reply = await browserApi('readEmailChange', { query: { email_token: token } })
  if (reply.ok) {
    const { asks, email } = reply.data
    return asks === 'log_in' ? { asks, email } : { asks, email }
  }
  return { asks: reply.status === 422 ? 'nothing' : 'again', sentence: reply.failure.error }
}
