import {
  agreeHours,
  kindTexts,
  lengthText,
  type RestrictionKind,
  restrictingAct,
  restrictionDays,
  restrictionKinds,
  restrictionReasons,
  restrictionSentenceError,
  restrictionSentenceLimit,
  shortDays,
} from '@reable/contract/restrictions/rules'
import { mayDo, type Role } from '@reable/contract/volunteers/rules'
import { useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { showFailure } from '../../../shell/alerts/show-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Submit } from '../../../ui/form/submit.tsx'
import { doneNotice } from '../../done-notice.ts'
import { May, useRoom } from '../../may.tsx'
import { type FittingReply, ReplyChoices, useFittingReplies } from '../../replies/reply-choices.tsx'
import type { Account } from '../account/load-account.ts'

type RestrictQuestionProps = {
  account: Account
  kind: RestrictionKind
  onChanged: () => Promise<void>
  onClose: () => void
}

/** The question before somebody is muted, stopped or banned: what it will do, for how long, why, and what they read. */
function RestrictQuestion({ account: { id, name, listings }, kind, onChanged, onClose }: RestrictQuestionProps) {
  const content = useRef<HTMLDivElement>(null)
  const replies = useFittingReplies({ subject: 'person', id, use: 'person_restricted' })
  const send = async (values: RestrictValues) => {
    const body = restrictBody(kind, values)
    if (!body) return
    const reply = await browserApi('restrictPerson', { params: { id: String(id) }, body })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice(`${kindTexts[kind].past}`, name))
    await onChanged()
  }
  return (
    <Dialog title={`${kindTexts[kind].name} ${name}?`} onClose={onClose}>
      <div ref={content} className="stack gap-fields anywhere">
        <WhatItDoes kind={kind} shown={listings.public} />
        {!replies && <p>One moment…</p>}
        {replies && (
          <Form rules={restrictRules} send={send} label={`${kindTexts[kind].name} somebody`}>
            <Fields kind={kind} replies={replies} />
            <Submit variant="dangerAnswer" busyLabel="One moment…">
              {kindTexts[kind].name} them
            </Submit>
          </Form>
        )}
      </div>
    </Dialog>
  )
}

/** What a press will do, and that it can be taken back. */
const WhatItDoes = ({ kind, shown }: { kind: RestrictionKind; shown: number }) => (
  <>
    <p>{kindTexts[kind].does}</p>
    {kind === 'ban' && shown > 0 && (
      <p>{shown === 1 ? '1 listing is shown now.' : `${shown} listings are shown now.`}</p>
    )}
    <p>It holds at once. They can answer once. You can take it back, and all is as it was.</p>
  </>
)

/** For how long, why, and what the person reads. */
function Fields({ kind, replies }: { kind: RestrictionKind; replies: readonly FittingReply[] }) {
  const { role } = useRoom()
  return (
    <>
      <SelectField
        name="days"
        label="How long"
        hint={
          kind === 'ban'
            ? `More than ${shortDays} days need a second steward. Until one agrees, and if none does in ${agreeHours} hours, it is ${shortDays} days.`
            : undefined
        }
        options={lengthOptions(kind, role)}
        placeholder="Please choose"
      />
      <SelectField
        name="reason"
        label="Why"
        hint="For volunteers alone."
        options={reasonOptions}
        placeholder="Please choose"
      />
      <ReplyChoices replies={replies} name="sentence" />
      <TextArea
        name="sentence"
        label="What they read"
        hint="By e-mail and in their account. Kind and plain: what happened, and what to do now. They never read who you are."
        rows={4}
        limit={restrictionSentenceLimit}
      />
    </>
  )
}

/** The value of the length that has no end. */
const forGood = 'good'

type RestrictValues = { days: string; reason: string; sentence: string }

export const restrictRules = {
  days: (days: string) => (days ? undefined : 'Please choose how many days'),
  reason: (reason: string) => (reason ? undefined : 'Please choose a reason'),
  sentence: restrictionSentenceError,
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The lengths that a role may choose of a kind. */
function lengthOptions(kind: RestrictionKind, role: Role): { value: string; text: string }[] {
  const lengths: (number | null)[] = kind === 'ban' ? [...restrictionDays, null] : [...restrictionDays]
  return lengths
    .filter((days) => mayDo(restrictingAct({ kind, days }), role))
    .map((days) => ({ value: days === null ? forGood : String(days), text: capitalized(lengthText(days)) }))
}

const reasonOptions = restrictionReasons.map((reason) => ({ value: reason, text: reason }))

const isDays = (days: number): days is (typeof restrictionDays)[number] => restrictionDays.some((each) => each === days)

/** What the form has chosen in it, as the API takes it; undefined where it is none of what can be chosen. */
function restrictBody(kind: RestrictionKind, { days, reason, sentence }: RestrictValues) {
  const chosenReason = restrictionReasons.find((each) => each === reason)
  const length = days === forGood ? null : Number(days)
  if (!chosenReason || !(length === null || isDays(length))) return undefined
  return { kind, days: length, reason: chosenReason, sentence }
}

type Props = { account: Account; onChanged: () => Promise<void> }

/** The buttons to mute, stop or ban somebody; each opens its question. In the place of one that a role may not press it says who can. */
export function RestrictButtons({ account, onChanged }: Props) {
  const [asked, setAsked] = useState<RestrictionKind>()
  const mayBan = mayDo('ban_person', useRoom().role)
  const { name, role, restrictions, barred } = account
  if (role) return <p>They help to run the place. A steward takes their role first, then they can be restricted.</p>
  if (barred) return <p>{barred}</p>
  const inForce = restrictions.filter(({ in_force }) => in_force).map(({ kind }) => kind)
  const open = restrictionKinds.filter((kind) => !inForce.includes(kind))
  const button = (kind: RestrictionKind) => (
    <Button key={kind} variant={kind === 'ban' ? 'danger' : 'other'} onClick={() => setAsked(kind)}>
      {kindTexts[kind].name}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
  return (
    <>
      <May act="restrict_person">
        <div className="wrap gap-12 above-4">{open.filter((kind) => mayBan || kind !== 'ban').map(button)}</div>
      </May>
      {!mayBan && <May act="ban_person">{null}</May>}
      {asked && <RestrictQuestion {...{ account, kind: asked, onChanged }} onClose={() => setAsked(undefined)} />}
    </>
  )
}
