import {
  canChangePassword,
  currentPasswordError,
  minPasswordLength,
  newPasswordError,
  passwordConfirmationError,
  socialLoginHasNoPassword,
} from '@reable/contract/accounts/rules'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import { passwordUpdated } from '../sign-in/auth-alerts.ts'
import { passwordTicks } from '../sign-in/password-ticks.ts'
import { useOwnUser } from '../use-own-user.ts'
import { storeUser } from '../user-store.ts'
import { Section } from './section.tsx'

/** Changes the password; people with a social login have theirs elsewhere. (ACCT-03, ACCT-04) */
export function PasswordSection() {
  const user = useOwnUser()
  const [open, setOpen] = useState(false)
  return (
    <Section title="Password">
      {canChangePassword(user) ? (
        <Button onClick={() => setOpen(true)}>Change Password</Button>
      ) : (
        <p>{socialLoginHasNoPassword}</p>
      )}
      {open && <ChangePassword onClose={() => setOpen(false)} />}
    </Section>
  )
}

type Passwords = { current_password: string; password: string; password_confirmation: string }

export const changePasswordRules: Rules<Passwords> = {
  current_password: currentPasswordError,
  password: newPasswordError,
  password_confirmation: (typed, { password }) => passwordConfirmationError(password, typed),
}

/** Changes the password: each field waits for the one before it. (ACCT-03) */
function ChangePassword({ onClose }: { onClose: () => void }) {
  const content = useRef<HTMLDivElement>(null)
  const send = async (passwords: Passwords) => {
    const reply = await browserApi('changePassword', { body: { user: passwords } })
    if (!reply.ok) return reply
    storeUser(reply.data, { changedPassword: true })
    content.current?.closest('dialog')?.close()
    alerts.show(passwordUpdated)
  }
  return (
    <Dialog title="Change Password" onClose={onClose}>
      <div ref={content} className="stack gap-fields">
        <p>Other devices on which you are logged in are logged out.</p>
        <Form rules={changePasswordRules} send={send} label="Change Password">
          <Fields />
        </Form>
      </div>
    </Dialog>
  )
}

function Fields() {
  const current = useFieldText('current_password')
  const password = useFieldText('password')
  const again = useFieldText('password_confirmation')
  const isCurrentLong = [...current].length >= minPasswordLength
  const isNewGood = newPasswordError(password) === undefined
  return (
    <>
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        requirements={passwordTicks}
        revalidates="password_confirmation"
        disabledReason={
          isCurrentLong ? undefined : `First type your current password, ${minPasswordLength} characters or more.`
        }
      />
      <PasswordField
        name="password_confirmation"
        label="New password again"
        autoComplete="new-password"
        disabledReason={isNewGood ? undefined : 'First type a new password that has all of the five.'}
      />
      <Submit
        busyLabel="Saving…"
        disabledReason={current && password && again ? undefined : 'Fill in all three fields.'}
      >
        Change Password
      </Submit>
    </>
  )
}
