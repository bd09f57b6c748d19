import { factorCodeError, recoveryCodeError } from '@reable/contract/accounts/factor-rules'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import type { ProofProps } from './proof-props.ts'

export const codeRules: Rules<{ code: string }> = { code: factorCodeError }
export const recoveryCodeRules: Rules<{ recovery_code: string }> = { recovery_code: recoveryCodeError }

/** The field for a six-digit code; "123 456" may be pasted as it is. */
export const CodeField = () => (
  <TextField
    name="code"
    label="Code from your app"
    hint="Six digits, such as 123 456. A new one comes every half minute"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
  />
)

export function CodeForm({ api, onProved, demonstration }: ProofProps & { demonstration: boolean }) {
  const send = async (body: { code: string }) => {
    const reply = await api('proveFactor', { body })
    if (!reply.ok) return reply
    onProved(reply.data)
  }
  return (
    <Form rules={codeRules} send={send} label="Second step">
      {demonstration && (
        <p>
          This is the demonstration:{' '}
          <a href="/dev/code" target="_blank" rel="noopener">
            this page (opens a new tab)
          </a>{' '}
          shows the code, in place of an app.
        </p>
      )}
      <CodeField />
      <Submit wide busyLabel="Checking…">
        Go on
      </Submit>
    </Form>
  )
}

export function RecoveryCodeForm({ api, onProved }: ProofProps) {
  const send = async (body: { recovery_code: string }) => {
    const reply = await api('proveFactor', { body })
    if (!reply.ok) return reply
    onProved(reply.data)
  }
  return (
    <Form rules={recoveryCodeRules} send={send} label="Second step">
      <TextField
        name="recovery_code"
        label="Recovery code"
        hint="One of the ten that you saved, such as ABCDE-23456. Each works once"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Submit wide busyLabel="Checking…">
        Go on
      </Submit>
    </Form>
  )
}
