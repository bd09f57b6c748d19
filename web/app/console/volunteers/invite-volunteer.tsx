import { emailError } from '@reable/contract/accounts/rules'
import { confirmingSentences, invitationDays, isRole } from '@reable/contract/volunteers/rules'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { EmailField } from '../../ui/field/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import styles from '../reports/reports.module.css'
import { RoleChoice } from './role-choice.tsx'

export const invitationRules = { email: emailError, role: () => undefined }

type Input = { email: string; role: string }

/** The form by which a steward invites somebody. */
export function InviteVolunteer({ onInvited }: { onInvited: () => Promise<void> }) {
  const [invited, setInvited] = useState(0)
  const send = async ({ email, role }: Input) => {
    if (!isRole(role)) return
    const reply = await browserApi('inviteVolunteer', { body: { email, role } })
    if (!reply.ok) return reply
    alerts.show(doneNotice(reply.data.waits ? confirmingSentences.waiting : 'Invitation sent', email))
    setInvited(invited + 1)
    await onInvited()
  }
  return (
    <section className={styles.invite}>
      <h2>Invite somebody</h2>
      <p className={styles.intro}>
        They need an account. The mail asks them whether they want to, and its link works for {invitationDays} days.
      </p>
      <Form key={invited} rules={invitationRules} send={send} label="Invite somebody">
        <EmailField name="email" label="E-mail address" autoComplete="off" />
        <RoleChoice id="invited-role" />
        <Submit busyLabel="Sending…">Send the invitation</Submit>
      </Form>
    </section>
  )
}
