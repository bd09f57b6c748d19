import { noAccount } from '@reable/contract/moderation/rules'
import { useRef } from 'react'
import { type StoredUser, useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { CheckBox } from '../ui/check-box/check-box.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Form } from '../ui/form/form.tsx'
import type { FormValues } from '../ui/form/form-context.ts'
import { Submit } from '../ui/form/submit.tsx'
import { ReasonChoices } from './reason-choices.tsx'
import { reportFailed, reportSent } from './report-alerts.ts'
import styles from './report-dialog.module.css'
import { notifyMeBox, reasonsOf, reportRules } from './report-fields.ts'
import { useReportLimit } from './use-report-limit.ts'

export type ReportDialogProps = { listingId: number; onClose: () => void }

/** Asks what is wrong with a listing. Closed without sending, it sends and stores nothing. (MSG-04) */
export function ReportDialog({ listingId, onClose }: ReportDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const closed = useReportLimit()
  const user = useUser()
  const send = async (values: FormValues) => {
    const notifyMe = user && values[notifyMeBox] === true ? { notify_me: true } : {}
    const body = { reporting_user: user?.email ?? noAccount, reasons: reasonsOf(values), ...notifyMe }
    const reply = await browserApi('reportListing', { params: { id: String(listingId) }, body })
    if (!reply.ok) {
      showFailure(reply, reportFailed)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(reportSent)
  }
  return (
    <Dialog title="Report Problem" onClose={onClose}>
      <div ref={content} className={styles.inDialog}>
        <p>{privacyNote(user)}</p>
        <Form rules={reportRules} send={send} label="Report Problem">
          <ReasonChoices />
          {user && <CheckBox name={notifyMeBox}>Tell me by e-mail when you have decided</CheckBox>}
          <Submit busyLabel="Sending…" disabledReason={closed}>
            Send report
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}

function privacyNote(user: StoredUser | undefined): string {
  if (!user)
    return 'Our volunteers read every report. You are not signed in: nobody learns who you are, or can answer you.'
  return user.confirmed
    ? 'Our volunteers read every report, and may write to you about it. The seller does not learn who reported.'
    : 'Our volunteers read every report. Neither they nor the seller learn who reported.'
}
