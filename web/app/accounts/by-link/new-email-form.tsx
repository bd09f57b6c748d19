import { passwordError } from '@reable/contract/accounts/rules'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { emailChanged } from '../sign-in/auth-alerts.ts'
import { storeUser } from '../user-store.ts'
import { LinkPage } from './link-page.tsx'

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
export function NewEmailForm({ token, email, asks, onBadLink }: Props) {
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
        Your account gets the address <strong className="code">{email}</strong>. From then on you log in with it, and
        all that we send goes there. Other devices are logged out.
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
