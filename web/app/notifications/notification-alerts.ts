import type { AlertWords } from '../shell/alerts/alert-words.ts'
import type { Failed } from '../shell/alerts/catalogue.ts'

/** (NOTI-03) */
export const created: AlertWords = { type: 'success', title: 'Notification Created', seconds: 3 }

export const creationFailed = ({ failure }: Failed): AlertWords => ({
  type: 'error',
  title: 'Notification creation unsuccessful',
  text: 'Your notification was not created successfully',
  flowId: failure.flow_id,
})

/** (NOTI-04) */
export const deleted: AlertWords = { type: 'success', title: 'Notification Deleted', seconds: 2 }

export const deletionFailed = ({ failure }: Failed): AlertWords => ({
  type: 'error',
  title: 'Notification Deletion Unsuccessful',
  text: 'Your notification was not deleted',
  flowId: failure.flow_id,
})
