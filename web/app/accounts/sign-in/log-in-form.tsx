import type { User } from '@reable/contract/accounts/operations'
import { emailError, passwordError } from '@reable/contract/accounts/rules'
import type { Ref } from 'react'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { report } from '../../shell/analytics/analytics.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form, type FormHandle } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { Link } from '../../ui/link/link.tsx'
import { logInFailed } from './auth-alerts.ts'
import styles from './sign-in.module.css'

type Values = { email: string; password: string }

export const logInRules: Rules<Values> = { email: emailError, password: passwordError }

type Props = { ref: Ref<FormHandle>; onSignedIn: (user: User) => void; onLeave?: (() => void) | undefined }

/** Logs in with an e-mail and a password. */
export function LogInForm({ ref, onSignedIn, onLeave }: Props) {
  const send = async (values: Values) => {
    const reply = await browserApi('logIn', { body: { user: values } })
    report({ event: reply.ok ? 'log_in_succeeded' : 'log_in_failed', method: 'password' })
    if (!reply.ok) {
      showFailure(reply, logInFailed)
      return reply
    }
    onSignedIn(reply.data)
  }
  return (
    <>
      <Form rules={logInRules} send={send} label="Log in" ref={ref}>
        <TextField name="email" label="Email" hint="For example rose@example.ca" type="email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Submit wide busyLabel="Logging in…">
          Log in
        </Submit>
      </Form>
      <ul className={styles.links}>
        <li>
          <Link to={addresses.reset} onClick={onLeave}>
            Forgot your password?
          </Link>
        </li>
        <li>
          <Link to={addresses.newConfirmation} onClick={onLeave}>
            No confirmation e-mail?
          </Link>
        </li>
      </ul>
    </>
  )
}
