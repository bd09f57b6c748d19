import type { User } from '@reable/contract/accounts/operations'
import {
  captchaMissing,
  emailError,
  isReturnAddress,
  newPasswordError,
  newsletterWording,
  passwordConfirmationError,
  termsMissing,
} from '@reable/contract/accounts/rules'
import { type Ref, useRef } from 'react'
import { browserApi } from '../../api.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { report } from '../../shell/analytics/analytics.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { EmailField } from '../../ui/field/email-field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form, type FormHandle } from '../../ui/form/form.tsx'
import { anyValue, type Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { Captcha, type CaptchaAnswer } from '../captcha/captcha.tsx'
import { signUpFailed } from './auth-alerts.ts'
import type { SignInOptions } from './load-sign-in-options.ts'
import { passwordTicks } from './password-ticks.ts'
import { TermsBox } from './terms-box.tsx'

type Values = {
  email: string
  password: string
  password_confirmation: string
  recaptcha: boolean
  termsOfUse: boolean
  newsletter_subscribed: boolean
}

export const signUpRules: Rules<Values> = {
  email: emailError,
  password: newPasswordError,
  password_confirmation: (again, { password }) => passwordConfirmationError(password, again),
  recaptcha: (ticked) => (ticked ? undefined : captchaMissing),
  termsOfUse: (ticked) => (ticked ? undefined : termsMissing),
  newsletter_subscribed: anyValue,
}

type Props = {
  ref: Ref<FormHandle>
  captcha: SignInOptions['captcha']
  returnTo: string
  onSignedIn: (user: User) => void
}

/** The form that makes an account with an e-mail and a password. */
export function SignUpForm({ ref, captcha, returnTo, onSignedIn }: Props) {
  const answer = useRef<CaptchaAnswer>(async () => undefined)
  const send = async (values: Values) => {
    const reply = await signUp(values, await answer.current(), returnTo)
    report({ event: reply.ok ? 'sign_up_succeeded' : 'sign_up_failed', method: 'password' })
    if (!reply.ok) {
      showFailure(reply, signUpFailed)
      return reply
    }
    onSignedIn(reply.data)
  }
  return (
    <Form rules={signUpRules} send={send} label="Create your account" ref={ref}>
      <EmailField name="email" label="Email" hint="For example rose@example.ca" autoComplete="username" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        requirements={passwordTicks}
        revalidates="password_confirmation"
      />
      <TextField type="password" name="password_confirmation" label="Password again" autoComplete="new-password" />
      <Captcha name="recaptcha" kind={captcha} answer={answer} />
      <div>
        <TermsBox />
        <CheckBox name="newsletter_subscribed">{newsletterWording} (optional)</CheckBox>
      </div>
      <Submit wide busyLabel="Creating your account…">
        Create account
      </Submit>
    </Form>
  )
}

/** A captcha that could not be solved is sent empty: the server answers as it does for a missing one. */
function signUp({ newsletter_subscribed, ...values }: Values, captchaSolution: string | undefined, returnTo: string) {
  const user = {
    ...values,
    newsletter_subscribed: Boolean(newsletter_subscribed),
    recaptcha: captchaSolution ?? '',
    ...(isReturnAddress(returnTo) && { return_to: returnTo }),
  }
  return browserApi('signUp', { body: { user: { ...user, termsOfUse: true } } })
}
