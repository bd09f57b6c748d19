import {
  factorResetHint,
  factorResetHours,
  factorResetReasonError,
  factorResetReasonLimit,
} from '@reable/contract/people/factor-reset-rules'
import { useRef } from 'react'
import { browserApi } from '../../../api.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { showFailure } from '../../../shell/alerts/show-failure.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Submit } from '../../../ui/form/submit.tsx'
import { doneNotice } from '../../done-notice.ts'
import styles from '../../reports/reports.module.css'
import type { Account } from '../account/load-account.ts'

type Props = { account: Account; onChanged: () => Promise<void>; onClose: () => void }

export const lostFactorRules = { reason: factorResetReasonError }

/** The question before another steward is asked to agree: why it is known that it is them. */
export function LostFactorQuestion({ account: { id, name }, onChanged, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const send = async ({ reason }: { reason: string }) => {
    const reply = await browserApi('beginFactorReset', { params: { id: String(id) }, body: { reason } })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice('Another steward is asked', name))
    await onChanged()
  }
  return (
    <Dialog title="They lost their second step?" onClose={onClose}>
      <div ref={content} className={styles.question}>
        <p>
          Another steward has to agree within {factorResetHours} hours. We write to {name} now, and again when it is
          gone. Nothing is taken away before that.
        </p>
        <Form rules={lostFactorRules} send={send} label="A lost second step">
          <TextArea name="reason" label="Why" hint={factorResetHint} rows={4} limit={factorResetReasonLimit} />
          <Submit variant="next" busyLabel="One moment…">
            Ask another steward
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}
