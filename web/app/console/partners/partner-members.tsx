import { invitationDays } from '@reable/contract/volunteers/rules'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow } from '../../editing/save-result.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmailField } from '../../ui/field/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import pageStyles from '../pages/pages.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { EditedPartner } from './load-partners.ts'
import { memberRules } from './partner-rules.ts'

type Member = EditedPartner['people'][number]

/** Who lists for a partner, who was invited to, and the form that invites somebody. */
export function PartnerMembers({ partner: { id, ended, people, invitations } }: { partner: EditedPartner }) {
  const [toRemove, setToRemove] = useState<Member>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="members" className={pageStyles.kind}>
      <h2 id="members" ref={heading} tabIndex={-1}>
        Members
      </h2>
      {!people.length && <p>Nobody lists for it yet.</p>}
      <ul className={pageStyles.documents}>
        {people.map((member) => (
          <li key={member.id} className={`${pageStyles.document} ${pageStyles.kind}`}>
            <p className="own-line">{nameOf(member)}</p>
            <p>
              <Button variant="danger" size="small" onClick={() => setToRemove(member)}>
                Take off<span className="visually-hidden"> ({member.email})</span>
              </Button>
            </p>
          </li>
        ))}
        {invitations.map(({ email, ends_at_utc }) => (
          <li key={email} className={pageStyles.document}>
            <p className="own-line">
              {email}: invited, until {vancouverMoment(ends_at_utc)}
            </p>
          </li>
        ))}
      </ul>
      {!ended && <InviteMember id={id} />}
      {toRemove && (
        <RemoveQuestion
          id={id}
          member={toRemove}
          onRemoved={() => heading.current?.focus()}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </section>
  )
}

const nameOf = ({ email, first_name: name }: Member) => (name ? `${name}, ${email}` : email)

function InviteMember({ id }: { id: number }) {
  const [invited, setInvited] = useState(0)
  const { revalidate } = useRevalidator()
  const send = async ({ email }: { email: string }) => {
    const reply = await browserApi('inviteMember', { params: { id: String(id) }, body: { email } })
    if (!reply.ok) return refusalToShow(reply)
    alerts.show(doneNotice('Invitation sent', email))
    setInvited(invited + 1)
    await revalidate()
    return undefined
  }
  return (
    <Form key={invited} rules={memberRules} send={send} label="Invite a member">
      <EmailField
        name="email"
        label="E-mail address of a new member"
        hint={`The mail asks them whether they want to; its link works for ${invitationDays} days. Somebody without an account signs up first.`}
        autoComplete="off"
      />
      <Submit variant="other" busyLabel="Sending…">
        Send the invitation
      </Submit>
    </Form>
  )
}

type QuestionProps = { id: number; member: Member; onRemoved: () => void; onClose: () => void }

function RemoveQuestion({ id, member, onRemoved, onClose }: QuestionProps) {
  const { busy, run } = useBusy()
  const { revalidate } = useRevalidator()
  const remove = () =>
    run(async () => {
      const reply = await browserApi('removeMember', { params: { id: String(id), person: String(member.id) } })
      if (!reply.ok) return showFailure(reply)
      onClose()
      alerts.show(doneNotice('Taken off', member.email))
      await revalidate()
      onRemoved()
    })
  return (
    <Dialog title={`Take ${member.email} off?`} onClose={onClose}>
      <p>Their listings stay on the list, without the mark of the partner. You can invite them again.</p>
      <p>
        <Button variant="dangerAnswer" busy={busy} busyLabel="One moment…" onClick={remove}>
          Take off
        </Button>
      </p>
    </Dialog>
  )
}
