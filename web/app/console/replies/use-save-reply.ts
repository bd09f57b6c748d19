import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow } from '../../editing/save-result.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { doneTopic } from '../done-notice.ts'
import type { StoredReply } from './load-replies.ts'
import { bodyOf, type ReplyValues, replyBody } from './reply-values.ts'
import type { JustSaved } from './saved-note.tsx'

/** Saves a new reply, what was changed of one, or an older version of it; the list says so, and takes it back. */
export function useSaveReply(current: StoredReply | undefined) {
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const isSaved = useRef(false)
  const send = (body: Omit<ReturnType<typeof bodyOf>, 'removed'>, removed: boolean) =>
    current
      ? browserApi('changeReply', {
          params: { id: String(current.id) },
          body: { ...body, removed, version: current.version },
        })
      : browserApi('writeReply', { body })
  const goBack = (saved: StoredReply) => {
    isSaved.current = true
    // The list shows it (`SavedNote`).
    alerts.announce(`${saved.removed ? 'Removed' : 'Saved'}: ${saved.label}`, doneTopic)
    return navigate(addresses.replies, { state: { justSaved: { saved, before: current } satisfies JustSaved } })
  }
  const save = async (values: ReplyValues) => {
    const reply = await send(replyBody(values), false)
    if (!reply.ok) return refusalToShow(reply)
    await goBack(reply.data)
    return undefined
  }
  const saveVersion = (version: StoredReply) =>
    run(async () => {
      const { removed, ...body } = bodyOf(version)
      const reply = await send(body, removed)
      if (!reply.ok) return showFailure(reply)
      await goBack(reply.data)
    })
  return { busy, save, saveVersion, isSaved }
}
