import { newPasswordError, passwordConfirmationError } from '@reable/contract/accounts/rules'
import { browserApi } from '../../api.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { passwordTicks } from '../sign-in/password-ticks.ts'
import { type ConfirmationOutcome, storeConfirmedUser } from './confirm-address.ts'
import { LinkPage } from './link-page.tsx'
import { mayContainInput } from './return-address.ts'

type Passwords = { password: string; password_confirmation: string }

export const confirmRules: Rules<Passwords> = {
  password: newPasswordError,
  password_confirmation: (typed, { password }) => passwordConfirmationError(password, typed),
}

type Props = {
  token: string
  email: string
  returnTo: string | null
  onConfirmed: (outcome: ConfirmationOutcome) => void
}

/** Confirms an address in another browser than the account was made in: whoever reads the mail chooses its password. */
export function ConfirmWithPassword({ token, email, returnTo, onConfirmed }: Props) {
  const send = async (passwords: Passwords) => {
    const reply = await browserApi('confirmWithPassword', {
      body: { user: { ...passwords, confirmation_token: token } },
    })
    if (reply.ok) onConfirmed(storeConfirmedUser(reply.data, reply.answer.return_to, true))
    else if (reply.failure.errors?.confirmation_token) onConfirmed({ kind: 'bad', flowId: reply.failure.flow_id })
    else return reply
  }
  return (
    <LinkPage key="password" title="Confirm your e-mail address" takesFocus>
      <p>
        The account of <strong className="code">{email}</strong> was made in another browser or on another device.
        Please type a password for it here, so that nobody but you opens it: the one that you chose then, or a new one.
      </p>
      <Form rules={confirmRules} send={send} label="Confirm your e-mail address">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          requirements={passwordTicks}
          revalidates="password_confirmation"
        />
        <PasswordField name="password_confirmation" label="Password again" autoComplete="new-password" />
        <p>Your account is then logged in here, and logged out everywhere else.</p>
        {mayContainInput(returnTo) && (
          <p>
            Then you are back where you signed up. What you typed there cannot be here: it is still in the browser where
            you typed it.
          </p>
        )}
        <Submit busyLabel="Confirming…">Confirm and log in</Submit>
      </Form>
      <p>You did not make an account with us? Then somebody else did. Just close this page: nothing happens.</p>
    </LinkPage>
  )
}
