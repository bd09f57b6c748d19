import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import type { Notification } from './load-notifications.ts'
import { deleted, deletionFailed } from './notification-alerts.ts'

type Props = { notification: Notification; onDeleted: () => void; onClose: () => void }

/** Asks for confirmation. The dialog closes when the server has answered. (NOTI-04) */
export function DeleteQuestion({ notification: { id, equipment_type: type }, onDeleted, onClose }: Props) {
  const { busy, run } = useBusy()
  const remove = async (close: () => void) => {
    const reply = await browserApi('deleteNotification', { params: { id: String(id) } })
    close()
    // A notification that was deleted elsewhere meanwhile, as by the link of a mail, is a success too.
    if (!reply.ok && reply.status !== 404) return showFailure(reply, deletionFailed)
    alerts.show(deleted)
    onDeleted()
  }
  return (
    <Dialog
      short
      title="Delete this notification?"
      onClose={onClose}
      foot={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="dangerAnswer" busy={busy} busyLabel="Deleting…" onClick={() => run(() => remove(close))}>
            Delete
          </Button>
        </>
      )}
    >
      <p>We then no longer write to you when someone lists this: {type.name}.</p>
    </Dialog>
  )
}
