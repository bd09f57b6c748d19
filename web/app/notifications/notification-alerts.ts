import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import type { FailedReply } from '../shell/alerts/catalogue.ts'

/** (NOTI-03) */
export const created: AlertMessage = { type: 'success', title: 'Notification Created', seconds: 3 }

export const creationFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'Notification creation unsuccessful',
  text: 'Your notification was not created successfully',
  flowId: failure.flow_id,
})

/** (NOTI-04) */
export const deleted: AlertMessage = { type: 'success', title: 'Notification Deleted', seconds: 2 }

export const deletionFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'Notification Deletion Unsuccessful',
  text: 'Your notification was not deleted',
  flowId: failure.flow_id,
})
