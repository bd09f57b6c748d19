import { newPasswordError, passwordConfirmationError } from '@reable/contract/accounts/rules'
import { useEffect } from 'react'
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
import { resetLinkFailed } from '../sign-in/auth-alerts.ts'
import { completeLogIn } from '../sign-in/complete-sign-in.ts'
import { passwordTicks } from '../sign-in/password-ticks.ts'
import { storeUserNotes } from '../user-store.ts'
import { Actions, LinkPage } from './link-page.tsx'
import { privateHeaders } from './private-headers.ts'
import { useLinkParam } from './use-link-param.ts'
import { Waiting } from './waiting.tsx'

export const headers = () => privateHeaders

export const meta = () => privateMeta('Choose a new password')

/** The page behind the link of a reset mail. Without the link's token there is no form. (AUTH-16) */
export default function NewPasswordPage() {
  const token = useLinkParam('reset_password_token')
  if (token === undefined) return <Waiting title="Choose a new password" />
  return <LinkPage title="Choose a new password">{token ? <NewPasswordForm token={token} /> : <NoToken />}</LinkPage>
}

function NoToken() {
  return (
    <>
      <p>This page needs the link from our e-mail. Open that link again, or ask for a new one.</p>
      <Actions>
        <Button variant="next" to={addresses.reset}>
          Ask for a new link
        </Button>
      </Actions>
    </>
  )
}

type Passwords = { password: string; password_confirmation: string }

export const newPasswordRules: Rules<Passwords> = {
  password: newPasswordError,
  password_confirmation: (typed, { password }) => passwordConfirmationError(password, typed),
}

/** Chooses a new password with the token of a reset link, and logs in with it. */
function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    storeUserNotes({ reset_password_token: token, reset_token: token })
    return () => storeUserNotes({ reset_password_token: undefined, reset_token: undefined })
  }, [token])
  const send = async (passwords: Passwords) => {
    const reply = await browserApi('resetPassword', { body: { user: { ...passwords, reset_password_token: token } } })
    if (reply.ok) {
      completeLogIn(reply.data, (alert) => alerts.showOnNextPage(alert))
      storeUserNotes({ changedPassword: true })
      navigate(addresses.listings, { replace: true })
      return
    }
    if (!reply.failure.errors?.reset_password_token) return reply
    alerts.showOnNextPage(resetLinkFailed(reply))
    navigate(addresses.signIn, { replace: true })
  }
  return (
    <Form rules={newPasswordRules} send={send} label="Choose a new password">
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        requirements={passwordTicks}
        revalidates="password_confirmation"
      />
      <PasswordField name="password_confirmation" label="New password again" autoComplete="new-password" />
      <Submit busyLabel="Saving…">Save and log in</Submit>
    </Form>
  )
}
