import { manualLabels } from '@reable/contract/manuals/rules'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow } from '../../editing/save-result.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import type { ManualToWrite, ManualVersion } from './load-manuals.ts'
import { type ManualValues, manualRulesFor } from './manual-values.ts'

type Props = {
  toWrite: ManualToWrite
  /** An older one, to take up again. */
  version: number | undefined
}

/** The form of a manual, new or as it stands, or of an older version that becomes a new one. */
export function ManualForm({ toWrite: { hosts, versions }, version }: Props) {
  const navigate = useNavigate()
  const [now] = versions
  const initial = versions.find((one) => one.version === version) ?? now
  const send = async ({ withdrawn, ...values }: ManualValues) => {
    const body = { ...values, address: values.address.trim() }
    const reply = now
      ? await browserApi('changeManual', {
          params: { id: String(now.id) },
          body: { ...body, withdrawn: withdrawn === true, version: now.version },
        })
      : await browserApi('writeManual', { body })
    if (!reply.ok) return refusalToShow(reply)
    alerts.show(doneNotice('Manual saved', `${values.brand} ${values.model}`))
    await navigate(addresses.manuals)
    return undefined
  }
  return (
    <Form rules={manualRulesFor(hosts)} send={send} label={now ? 'Change a manual' : 'Write a manual'}>
      <div className={pageStyles.fields}>
        <Texts initial={initial} />
        {now && (
          <CheckBox name="withdrawn" ticked={initial?.withdrawn === true}>
            This manual is withdrawn: it is shown nowhere
          </CheckBox>
        )}
      </div>
      <May act="change_manual">
        <Submit busyLabel="Saving…">Save</Submit>
      </May>
    </Form>
  )
}

const Texts = ({ initial }: { initial: ManualVersion | undefined }) => (
  <>
    <TextField name="brand" label={manualLabels.brand} value={initial?.brand} />
    <TextField
      {...{ name: 'model', label: manualLabels.model, value: initial?.model }}
      hint="As on the label. Blanks, hyphens, small letters, and O for 0 make no difference."
    />
    <TextField
      {...{ name: 'title', label: manualLabels.title, value: initial?.title }}
      hint="What people read, such as “Go-Go Traveller: owner’s manual”."
    />
    <TextField
      {...{ name: 'address', label: manualLabels.address, value: initial?.address }}
      {...{ inputMode: 'url' as const, autoCapitalize: 'none' }}
      hint="At its maker’s, beginning with https://."
    />
  </>
)
