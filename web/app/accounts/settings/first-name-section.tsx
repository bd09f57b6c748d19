import type { Reply } from '@reable/contract/client'
import { firstNameError, firstNameLimit } from '@reable/contract/seller/rules'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { firstNameSaved } from '../sign-in/auth-alerts.ts'
import { Section } from './section.tsx'

type Input = { first_name: string }

export const firstNameRules = { first_name: firstNameError }

/** The first name that buyers see; it is optional. While nobody knows which one is saved there is no field, so that nothing overwrites it. */
export function FirstNameSection({ saved }: { saved: Reply<'getFirstName'> }) {
  const send = async ({ first_name }: Input) => {
    const reply = await browserApi('setFirstName', { body: { first_name } })
    if (!reply.ok) return reply
    alerts.show(firstNameSaved(reply.data.first_name !== ''))
  }
  return (
    <Section title="First name">
      <p>Buyers see it on your listings. Leave it empty to show none.</p>
      {!saved.ok && <p role="alert">{saved.failure.error}</p>}
      {saved.ok && (
        <div>
          <Form rules={firstNameRules} send={send} label="First name">
            <TextField
              name="first_name"
              label="First name"
              hint="Optional"
              value={saved.data.first_name}
              maxLength={firstNameLimit}
              autoComplete="given-name"
            />
            <Submit variant="other" busyLabel="Saving…">
              Save first name
            </Submit>
          </Form>
        </div>
      )}
    </Section>
  )
}
