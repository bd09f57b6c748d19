import { createDialogStore } from '../../state/dialog-store.ts'

/** The request that opened the notification modal. */
type NotifyRequest = {
  /** The names of the categories and equipment types that are being looked at. */
  names: string[]
  /** Called once it is closed. */
  closed?: () => void
}

/** The modal, over the page, in which a signed-in person chooses what to be notified of. */
export const {
  open: showNotifyForm,
  close: closeNotifyForm,
  useRequest: useNotifyRequest,
} = createDialogStore<NotifyRequest>()
