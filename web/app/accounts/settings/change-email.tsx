import {
  canChangePassword,
  emailError,
  emailUnchanged,
  normalizeEmail,
  passwordError,
} from '@reable/contract/accounts/rules'
import { useRef } from 'react'
import { browserApi } from '../../api.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmailField } from '../../ui/field/email-field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { useOwnUser } from '../use-own-user.ts'

type EmailChangeInput = { email: string; current_password?: string }

const newEmailRule = (own: string) => (typed: string) =>
  normalizeEmail(typed) === normalizeEmail(own) ? emailUnchanged : emailError(typed)

export const newEmailRules = (own: string): Rules<{ email: string }> => ({ email: newEmailRule(own) })
export const newEmailWithPasswordRules = (own: string): Rules<{ email: string; current_password: string }> => ({
  email: newEmailRule(own),
  current_password: passwordError,
})

type Props = { onRequested: (email: string) => void; onClose: () => void }

/** Requests another address. Mails go to both; nothing changes before the link mailed to the new one is used. */
export function ChangeEmail({ onRequested, onClose }: Props) {
  const user = useOwnUser()
  const content = useRef<HTMLDivElement>(null)
  const send = async (input: EmailChangeInput) => {
    const reply = await browserApi('askEmailChange', { body: { user: input } })
    if (!reply.ok) return reply
    onRequested(reply.data.email)
    content.current?.closest('dialog')?.close()
  }
  return (
    <Dialog title="Change your address" onClose={onClose}>
      <div ref={content} className="stack gap-fields">
        <p>
          We send a link to the new address, and word of it to the one you have. Until you use the link nothing changes.
        </p>
        {canChangePassword(user) ? (
          <Form rules={newEmailWithPasswordRules(user.email)} send={send} label="Change your address">
            <NewAddress />
            <PasswordField name="current_password" label="Your password" autoComplete="current-password" />
            <Submit busyLabel="Sending…">Send the link</Submit>
          </Form>
        ) : (
          <Form rules={newEmailRules(user.email)} send={send} label="Change your address">
            <NewAddress />
            <Submit busyLabel="Sending…">Send the link</Submit>
          </Form>
        )}
      </div>
    </Dialog>
  )
}

const NewAddress = () => (
  <EmailField name="email" label="New e-mail address" hint="For example rose@example.ca" autoComplete="email" />
)
