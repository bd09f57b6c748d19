import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { refusalToShow } from '../../editing/save-result.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { PartnerBadge } from '../../ui/partner-badge/partner-badge.tsx'
import { doneNotice } from '../done-notice.ts'
import pageStyles from '../pages/pages.module.css'
import type { EditedPartner } from './load-partners.ts'
import { partnerRules } from './partner-rules.ts'

/** The form of a partner, with what its listings will show. */
export function PartnerForm({ partner: { id, name, ended, version, posts } }: { partner: EditedPartner }) {
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
      <div className={pageStyles.fields}>
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
