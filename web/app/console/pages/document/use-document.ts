import type { Answer } from '@reable/contract/client'
import type { DocumentName } from '@reable/contract/content/documents'
import { useState } from 'react'
import { browserApi } from '../../../api.ts'
import { refusalToShow } from '../../../editing/save-result.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../../shell/alerts/catalogue.ts'
import { useBusyTask } from '../../../state/busy.ts'
import { doneNotice } from '../../done-notice.ts'
import { writtenOf } from '../editor/typed-document.ts'
import { useDocumentErrors } from '../editor/use-document-errors.ts'
import { useTypedDocument } from '../editor/use-typed-document.ts'
import type { DocumentVersion } from './document-versions.ts'
import { saveDocument } from './save-document.ts'

type Task = 'saving' | 'previewing'

type Editing = { document: DocumentName; start: DocumentVersion; personId: number; onInvalid: () => void }

export type PreviewedContent = Answer<'previewContent'>

/** The state of a page or list that is edited: its typed values and their errors, preview, saving and conflicts. */
export function useDocument({ onInvalid, ...edited }: Editing) {
  const { document } = edited
  const editing = useTypedDocument(edited)
  const { fields, typed } = editing
  const { errors, validate, markMissing } = useDocumentErrors(fields, typed)
  const { task: busy, runAlone } = useBusyTask<Task>()

  const showRefusal = (reply: FailedReply) => {
    const refusal = refusalToShow(reply)
    if (!refusal) return
    if (reply.status === 422 && markMissing(Object.keys(reply.failure.errors ?? {}))) return onInvalid()
    alerts.show(failureAlert(refusal))
  }
  const { previewed, preview, closePreview } = usePreview(document, showRefusal)
  const save = async () => {
    const { version } = editing.latestBase()
    const result = await saveDocument({ document, version, fields: writtenOf(fields, typed) })
    if (result.kind === 'refused') return showRefusal(result.reply)
    closePreview()
    if (result.kind === 'conflict') return editing.noteConflict(result)
    editing.takeAsStored(result.change, typed)
    alerts.show(doneNotice('Saved', 'Others see it in a moment.'))
  }
  const ifValid = (task: Task, run: () => Promise<void>) => {
    if (validate()) return runAlone(task, run)
    closePreview()
    onInvalid()
  }
  return {
    ...{ ...editing, errors, previewed, closePreview, busy },
    save: () => ifValid('saving', save),
    preview: () => ifValid('previewing', () => preview(writtenOf(fields, typed))),
  }
}

function usePreview(document: DocumentName, showRefusal: (reply: FailedReply) => void) {
  const [previewed, setPreviewed] = useState<PreviewedContent>()
  const preview = async (fields: Record<string, unknown>) => {
    const reply = await browserApi('previewContent', { params: document, body: { fields } })
    if (reply.ok) setPreviewed(reply.data)
    else showRefusal(reply)
  }
  return { previewed, preview, closePreview: () => setPreviewed(undefined) }
}

const failureAlert = ({ failure }: FailedReply) =>
  ({ type: 'error', title: failure.error, text: 'What you wrote is still here.', flowId: failure.flow_id }) as const
