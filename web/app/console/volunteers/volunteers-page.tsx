import { emailError } from '@reable/contract/accounts/rules'
import { confirmingSentences, invitationDays, isRole, mayDo, roleWords } from '@reable/contract/volunteers/rules'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmailField } from '../../ui/field/email-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { useRoom } from '../may.tsx'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/volunteers-page'
import { type Invitation, loadVolunteers, type Volunteer } from './load-volunteers.ts'
import { RoleChoice } from './role-choice.tsx'
import { RoleQuestion } from './role-question.tsx'
import volunteersStyles from './volunteers.module.css'

export const loader = () => null

export const clientLoader = () => loadVolunteers(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Volunteers', !!loaderData && 'volunteers' in loaderData)

/** The page of who runs the place, in which role; stewards invite people and change roles here. */
export default function VolunteersPage({ loaderData: data }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const isSteward = mayDo('give_role', useRoom().role)
  const onChanged = async () => {
    await revalidate()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Volunteers
      </h1>
      {data && 'failure' in data && <TryAgain message={data.failure.error} />}
      {data && 'volunteers' in data && (
        <>
          <p className="measure">
            {data.volunteers.length === 1 ? 'One person runs' : `${data.volunteers.length} people run`} the place.
            {isSteward ? ' You can invite others, and change their roles.' : ' Stewards give roles.'}
          </p>
          <ul className="stack gap-24">
            {data.volunteers.map((volunteer) => (
              <li key={volunteer.id}>
                <VolunteerCard volunteer={volunteer} onChanged={onChanged} />
              </li>
            ))}
          </ul>
          {isSteward && <Invitations invitations={data.invitations} onChanged={onChanged} />}
          {isSteward && <InviteVolunteer onInvited={revalidate} />}
        </>
      )}
    </>
  )
}

type Props = { onChanged: () => Promise<void> }

/** Who was invited and has not accepted yet, and who waits for another steward to confirm them. */
function Invitations({ invitations, onChanged }: Props & { invitations: Invitation[] }) {
  if (!invitations.length) return null
  return (
    <section>
      <h2>Invited</h2>
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <p className="own-line">
              {invitation.email}, as a {invitation.role}: until {vancouverMoment(invitation.ends_at_utc)}
            </p>
            <Choices {...{ invitation, onChanged }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choices({ invitation, onChanged }: Props & { invitation: Invitation }) {
  const { id, email, waits, why_not: whyNot, own } = invitation
  const { busy, run } = useBusy()
  const send = (operation: 'confirmSteward' | 'withdrawInvitation', done: string) =>
    run(async () => {
      const reply = await browserApi(operation, { params: { id: String(id) } })
      if (reply.ok) alerts.show(doneNotice(done, email))
      else showFailure(reply)
      if (reply.ok || reply.status === 404 || reply.status === 409) await onChanged()
    })
  return (
    <>
      {waits && (
        <p>
          <strong>{confirmingSentences.waiting}</strong>
        </p>
      )}
      {whyNot && <p>{whyNot}</p>}
      <div className="wrap gap-12 above-4">
        {waits && !whyNot && (
          <Button
            variant="other"
            busy={busy}
            busyLabel="One moment…"
            onClick={() => send('confirmSteward', 'You confirmed a new steward')}
          >
            Confirm<span className="visually-hidden"> {email} as a steward</span>
          </Button>
        )}
        {own && (
          <Button
            variant="other"
            busy={busy}
            busyLabel="One moment…"
            onClick={() => send('withdrawInvitation', 'Invitation withdrawn')}
          >
            Withdraw<span className="visually-hidden"> the invitation of {email}</span>
          </Button>
        )}
      </div>
    </>
  )
}

export const invitationRules = { email: emailError, role: () => undefined }

type Input = { email: string; role: string }

/** The form by which a steward invites somebody. */
function InviteVolunteer({ onInvited }: { onInvited: () => Promise<void> }) {
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
    <section className={`stack gap-16 ${volunteersStyles.invite}`}>
      <h2>Invite somebody</h2>
      <p className="measure">
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

type VolunteerCardProps = { volunteer: Volunteer; onChanged: () => Promise<void> }

/** Somebody who runs the place: their role, what it is for, and the button to change it. */
function VolunteerCard({ volunteer, onChanged }: VolunteerCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, email, role } = volunteer
  const isSteward = mayDo('give_role', useRoom().role)
  const isOwn = useUser()?.user_id === id
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
          <span className={cardStyles.role}>{role}</span>
          {isOwn && <span>This is you</span>}
        </p>
        <h2 className="own-line">{name}</h2>
        <p className="own-line">{email}</p>
        <p>{roleWords[role]}</p>
        {isSteward && !isOwn && (
          <div className="wrap gap-12 above-4">
            <Button variant="other" onClick={() => setIsOpen(true)}>
              Change the role<span className="visually-hidden"> of {name}</span>
            </Button>
          </div>
        )}
        {isOpen && <RoleQuestion volunteer={volunteer} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
      </div>
    </article>
  )
}
