import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { doneNotice } from '../done-notice.ts'

/** Takes decisions back; what is on the page is loaded again after it, also where somebody else was first. */
export function useUndo() {
  const { busy, run } = useBusy()
  const { revalidate } = useRevalidator()
  const undo = (id: number, onUndone?: () => void) =>
    run(async () => {
      const reply = await browserApi('undoDecision', { params: { id: String(id) } })
      if (reply.ok) {
        alerts.show(doneNotice('Taken back', 'It is as it was before, and the case waits again.'))
        onUndone?.()
      } else showFailure(reply)
      await revalidate()
    })
  return { busy, undo }
}
