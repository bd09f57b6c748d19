import { invitationDays } from '@reable/contract/volunteers/rules'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { refusalToShow } from '../../editing/save-result.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { EmailField } from '../../ui/field/email-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { PartnerBadge } from '../../ui/partner-badge/partner-badge.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { lastChangeText } from '../last-change-text.ts'
import { May } from '../may.tsx'
import { vancouverMoment } from '../vancouver-time.ts'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/partner-page'
import { type EditedPartner, loadPartner } from './load-partners.ts'
import { memberRules, partnerRules } from './partner-rules.ts'

export const loader = () => null

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => loadPartner(browserApi, id)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(data.partner.name, true) : consolePageMeta('', false)

/** A partner organisation: its name and its members. */
export default function PartnerPage({ loaderData: data }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={addresses.volunteerPartners}>Back to Partners</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such partner." />}
      {data.kind === 'loaded' && (
        <>
          <h1>{data.partner.name}</h1>
          <p className="quiet">{changeText(data.partner)}</p>
          <May act="change_partners">
            <PartnerForm key={data.partner.version} partner={data.partner} />
            <PartnerMembers partner={data.partner} />
            {data.partner.version > 1 && (
              <p>
                <VersionsLink kind="partner" id={data.partner.id} name={data.partner.name} />
              </p>
            )}
          </May>
        </>
      )}
    </>
  )
}

type Change = { version: number; changed_at_utc: string | null; changed_by: string | null }

const changeText = ({ changed_at_utc: at, ...change }: Change) =>
  at === null ? 'Nobody has changed it yet' : lastChangeText({ ...change, changed_at_utc: at })

/** The form of a partner, with what its listings will show. */
function PartnerForm({ partner: { id, name, ended, version, posts } }: { partner: EditedPartner }) {
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState({ name, ended })
  const send = async (values: { name: string; ended: boolean }) => {
    const reply = await browserApi('changePartner', { params: { id: String(id) }, body: { ...values, version } })
    if (!reply.ok) return refusalToShow(reply)
    alerts.show(doneNotice('Saved', reply.data.name))
    setTyped({ name: reply.data.name, ended: reply.data.ended })
    await revalidate()
    return undefined
  }
  const isUnsaved = () => typed.name !== name || typed.ended !== ended
  return (
    <Form rules={{ ...partnerRules, ended: () => undefined }} send={send} label="Edit partner">
      <RememberTyped onTyped={(values: object) => setTyped((before) => ({ ...before, ...values }))} />
      <div className="stack wide-column gap-fields">
        <TextField name="name" label="Name" value={name} autoComplete="off" />
        <CheckBox name="ended" ticked={ended}>
          Ended: nobody is invited to it any more, and its members cannot import lists.
        </CheckBox>
      </div>
      <p>
        {typed.ended
          ? `Listings that stay on the list without the mark: ${posts.toLocaleString('en-CA')}. Take the tick away, and they have it again.`
          : `Listings with this mark: ${posts.toLocaleString('en-CA')}`}
      </p>
      {!typed.ended && <PartnerBadge name={typed.name} />}
      <Submit busyLabel="Saving…">Save</Submit>
      <LeaveQuestion isFormUnsaved={isUnsaved} isAsideUnsaved={() => false} />
    </Form>
  )
}

type Member = EditedPartner['people'][number]

/** Who lists for a partner, who was invited to, and the form that invites somebody. */
function PartnerMembers({ partner: { id, ended, people, invitations } }: { partner: EditedPartner }) {
  const [toRemove, setToRemove] = useState<Member>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="members" className="stack gap-12">
      <h2 id="members" ref={heading} tabIndex={-1}>
        Members
      </h2>
      {!people.length && <p>Nobody lists for it yet.</p>}
      <ul className="wide-tiles gap-12">
        {people.map((member) => (
          <li key={member.id} className="stack slim-card gap-12">
            <p className="own-line">{nameOf(member)}</p>
            <p>
              <Button variant="danger" size="small" onClick={() => setToRemove(member)}>
                Take off<span className="visually-hidden"> ({member.email})</span>
              </Button>
            </p>
          </li>
        ))}
        {invitations.map(({ email, ends_at_utc }) => (
          <li key={email} className="slim-card">
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
