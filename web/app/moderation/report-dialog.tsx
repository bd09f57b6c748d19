import { noAccount, otherLimit, otherReason, reasonsError, reportReasons } from '@reable/contract/moderation/rules'
import { useRef } from 'react'
import { type StoredUser, useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import type { FailedReply } from '../shell/alerts/catalogue.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { CheckBox } from '../ui/check-box/check-box.tsx'
import row from '../ui/check-list/check-list.module.css'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { FieldError } from '../ui/field/field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { useField } from '../ui/field/use-field.ts'
import { Form } from '../ui/form/form.tsx'
import type { FormValues } from '../ui/form/form-context.ts'
import type { Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import { useFieldText } from '../ui/form/use-field-text.ts'
import styles from './report-dialog.module.css'
import { useReportLimit } from './use-report-limit.ts'

/** The report has reached the volunteers. */
const reportSent: AlertMessage = {
  type: 'success',
  title: 'Report sent',
  text: 'Thank you. One of our volunteers will look at this listing.',
}

/** The report was not sent, with the flow id; a refusal has a sentence of its own in the dialog. */
const reportFailed = ({ status, failure }: FailedReply): AlertMessage | undefined =>
  status >= 400 && status < 500
    ? undefined
    : {
        type: 'error',
        title: 'Report unsuccessful',
        text: 'Your report was not sent. Please try again',
        flowId: failure.flow_id,
      }

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
      <div ref={content} className="stack gap-16">
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

/** The nine reasons as check boxes; Other comes with a text of one's own. */
function ReasonChoices() {
  const { error, ids } = useField(boxOf(0))
  const isOther = useFieldText(otherBox) === 'true'
  return (
    <>
      <fieldset className={error ? styles.wrong : styles.choices} aria-describedby={error && ids.error}>
        <legend>What is wrong with this listing?</legend>
        {error && <FieldError id={ids.error}>{error}</FieldError>}
        {reportReasons.map((reason, at) => (
          <Reason key={reason} name={boxOf(at)} reason={reason} />
        ))}
        <Reason name={otherBox} reason={otherReason} />
      </fieldset>
      {isOther && (
        <TextArea name={otherText} label="What else?" hint="A sentence or two will do." rows={4} limit={otherLimit} />
      )}
    </>
  )
}

function Reason({ name, reason }: { name: string; reason: string }) {
  const { native } = useField(name, boxOf(0))
  return (
    <label className={`${row.row} ${styles.reason}`}>
      <input {...native} type="checkbox" />
      <span>{reason}</span>
    </label>
  )
}

/** The names of the form's fields: a check box for each reason, one for Other, and Other's text. */
export const boxOf = (at: number) => `reason${at}`
export const otherBox = 'other'
export const otherText = 'words'
/** Ticked by who wants to hear what became of it. */
const notifyMeBox = 'notifyMe'

/** The ticked reasons as the API takes them. The text of Other counts while Other is ticked. */
export function reasonsOf(values: FormValues): string[] {
  const ticked = reportReasons.filter((_, at) => values[boxOf(at)])
  return values[otherBox] ? [...ticked, otherReason, String(values[otherText])] : ticked
}

/** The error is shown where it can be corrected: at the text of Other when that is ticked, else at the first reason. */
export const reportRules: Rules<FormValues> = {
  ...Object.fromEntries(reportReasons.map((_, at) => [boxOf(at), () => undefined])),
  [boxOf(0)]: (_, all) => (all[otherBox] ? undefined : reasonsError(reasonsOf(all))),
  [otherBox]: () => undefined,
  [notifyMeBox]: () => undefined,
  [otherText]: (_, all) => (all[otherBox] ? reasonsError(reasonsOf(all)) : undefined),
}
