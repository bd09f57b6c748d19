import type { DocumentName } from '@reable/contract/content/documents'
import { useNavigate, useRevalidator } from 'react-router'
import { refusalToShow } from '../../../editing/save-result.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../../shell/alerts/catalogue.ts'
import { useBusy } from '../../../state/busy.ts'
import { doneNotice } from '../../done-notice.ts'
import { versionsAddress } from '../document/document-labels.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import { saveDocument } from '../document/save-document.ts'

type Versions = { document: DocumentName; old: WrittenDocument; current: WrittenDocument }

/** Saves the content of an older version as a new one, and goes back to the list. */
export function useRestoreVersion({ document, old, current }: Versions) {
  const { busy, run } = useBusy()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const restoreVersion = async () => {
    const result = await run(() => saveDocument({ document, version: current.version, fields: old.fields }))
    if (!result) return
    if (result.kind === 'refused') return showRefusal(result.reply)
    if (result.kind === 'conflict') {
      alerts.show(changedMeanwhile)
      return revalidate()
    }
    const text = `It says again what version ${old.version} said. Others see it in a moment.`
    alerts.showOnNextPage(doneNotice('Brought back', text))
    return navigate(versionsAddress(document))
  }
  return { busy, restoreVersion }
}

const changedMeanwhile = {
  type: 'warning',
  title: 'Somebody else has changed this meanwhile',
  text: 'Nothing is brought back yet. You now see what differs from the newest version.',
} as const

function showRefusal(reply: FailedReply) {
  if (!refusalToShow(reply)) return
  const { failure } = reply
  const reasons = [...new Set(Object.values(failure.errors ?? {}).flat())].join('. ')
  const text = reasons ? `This version cannot be brought back as it is. ${reasons}` : 'Nothing is changed.'
  alerts.show({ type: 'error', title: failure.error, text, flowId: failure.flow_id })
}
