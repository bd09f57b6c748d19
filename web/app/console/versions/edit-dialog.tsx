import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { refusalToShow } from '../../editing/save-result.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { FormValues } from '../../ui/form/form-context.ts'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'

type Props<Values extends FormValues> = {
  title: string
  /** The name of the form. */
  label: string
  rules: Rules<Values>
  save: (values: Values) => Promise<{ ok: true } | ({ ok: false } & FailedReply)>
  /** What was saved, as the alert names it. */
  saved: (values: Values) => string
  onClose: () => void
  children: ReactNode
  /** What stands below the form. */
  foot?: ReactNode
}

/** A dialog with the form of something that has versions. Once it is saved the page behind it is loaded anew. */
export function EditDialog<Values extends FormValues>(props: Props<Values>) {
  const { title, label, rules, save, saved, onClose, children, foot } = props
  const content = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const send = async (values: Values) => {
    const reply = await save(values)
    if (!reply.ok) return refusalToShow(reply)
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice('Saved', saved(values)))
    await revalidate()
    return undefined
  }
  return (
    <Dialog title={title} first="field" onClose={onClose}>
      <div ref={content} className="stack gap-fields anywhere">
        <Form rules={rules} send={send} label={label}>
          {children}
          <Submit busyLabel="Saving…">Save</Submit>
        </Form>
        {foot}
      </div>
    </Dialog>
  )
}
