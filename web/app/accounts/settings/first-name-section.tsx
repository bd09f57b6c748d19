import { firstNameError, firstNameLimit } from '@reable/contract/seller/rules'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { firstNameSaved } from '../sign-in/auth-alerts.ts'
import { Section } from './section.tsx'

type Input = { first_name: string }

export const firstNameRules = { first_name: firstNameError }

/** The first name that buyers see; it is optional. */
export function FirstNameSection() {
  const name = useSavedName()
  const send = async ({ first_name }: Input) => {
    const reply = await browserApi('setFirstName', { body: { first_name } })
    if (!reply.ok) return reply
    alerts.show(firstNameSaved(reply.data.first_name !== ''))
  }
  return (
    <Section title="First name">
      <p>Buyers see it on your listings. Leave it empty to show none.</p>
      {name !== undefined && (
        <div>
          <Form rules={firstNameRules} send={send} label="First name">
            <TextField
              name="first_name"
              label="First name"
              hint="Optional"
              value={name}
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

/** The stored name; undefined while it is loading and when it cannot be loaded, so that nothing overwrites it. */
function useSavedName(): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    let cancelled = false
    browserApi('getFirstName', {}).then((reply) => {
      if (!cancelled && reply.ok) setName(reply.data.first_name)
    })
    return () => {
      cancelled = true
    }
  }, [])
  return name
}
