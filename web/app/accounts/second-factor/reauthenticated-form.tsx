import { canChangePassword, normalizeEmail, passwordError } from '@reable/contract/accounts/rules'
import type { ReactNode } from 'react'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import type { Rules } from '../../ui/form/rules.ts'
import { useOwnUser } from '../use-own-user.ts'

export type Proof = { current_password?: string; email?: string }

export const factorByPasswordRules: Rules<{ current_password: string }> = { current_password: passwordError }

export const factorByEmailRules = (own: string): Rules<{ email: string }> => ({
  email: (typed) => (normalizeEmail(typed) === normalizeEmail(own) ? undefined : `Type ${own} to go on`),
})

type Props = {
  label: string
  send: (proof: Proof) => Promise<RefusedReply | undefined>
  /** The button to send it, and what stands before it. */
  children: ReactNode
}

/** A form that asks for the password first, or for the address of who has none. */
export function ReauthenticatedForm({ label, send, children }: Props) {
  const user = useOwnUser()
  return canChangePassword(user) ? (
    <Form rules={factorByPasswordRules} send={send} label={label}>
      <PasswordField name="current_password" label="Your password" autoComplete="current-password" />
      {children}
    </Form>
  ) : (
    <Form rules={factorByEmailRules(user.email)} send={send} label={label}>
      <TextField name="email" label="Your e-mail address" hint={`Type ${user.email}`} type="email" />
      {children}
    </Form>
  )
}
