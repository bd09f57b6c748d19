import { emailError } from '@reable/contract/accounts/rules'
import type { ErrorEnvelope } from '@reable/contract/errors'
import { EmailField } from '../../ui/field/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { NeedsScript } from '../../ui/form/needs-script.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'

type Reply = { ok: true } | { ok: false; status: number; failure: ErrorEnvelope }

type Props = {
  label: string
  request: (email: string) => Promise<Reply>
  onSent: (email: string) => void
  submitLabel: string
}

export const emailRules: Rules<{ email: string }> = { email: emailError }

/** A form with one field: the e-mail address to which a link is sent. */
export function EmailForm({ label, request, onSent, submitLabel }: Props) {
  const send = async ({ email }: { email: string }) => {
    const reply = await request(email.trim())
    if (!reply.ok) return reply
    onSent(email.trim())
  }
  return (
    <Form rules={emailRules} send={send} label={label}>
      <EmailField name="email" label="Email" hint="For example rose@example.ca" autoComplete="username" />
      <NeedsScript />
      <Submit busyLabel="Sending…">{submitLabel}</Submit>
    </Form>
  )
}
