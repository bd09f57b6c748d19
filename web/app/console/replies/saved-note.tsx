import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { doneNotice } from '../done-notice.ts'
import { TakeBackNote } from '../take-back-note.tsx'
import type { StoredReply } from './load-replies.ts'
import { bodyOf } from './reply-values.ts'

/** What was saved just now, and what stood before; undefined for a new reply. */
export type JustSaved = { saved: StoredReply; before: StoredReply | undefined }

/** Says what was saved a moment ago, with the button that takes it back. */
export function SavedNote() {
  const { state } = useLocation() as { state: { justSaved?: JustSaved } | null }
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, run } = useBusy()
  if (!state?.justSaved) return null
  const { saved, before } = state.justSaved
  const undo = () =>
    run(async () => {
      const body = before ? bodyOf(before) : { ...bodyOf(saved), removed: true }
      const params = { id: String(saved.id) }
      const reply = await browserApi('changeReply', { params, body: { ...body, version: saved.version } })
      if (!reply.ok) return showFailure(reply)
      alerts.show(doneNotice('Taken back', before?.label ?? saved.label))
      await navigate(addresses.replies, { replace: true })
      await revalidate()
    })
  const done = saved.removed ? 'Removed' : 'Saved'
  return <TakeBackNote {...{ label: 'Saved just now', done, about: saved.label, busy }} onTakeBack={undo} />
}
