import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'

/** (EDIT-03) */
export const edited: AlertMessage = {
  type: 'success',
  title: 'Edit successful!',
  text: 'Your listing has been edited successfully',
  seconds: 3,
}

/** (EDIT-04) */
export const editFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'Listing update unsuccessful',
  text: 'Your listing was not updated successfully',
  flowId: failure.flow_id,
})

/** All is saved but that a photo is still there. */
export const photoStayed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'A photo was not removed',
  text: 'Please edit the listing again to remove it.',
  flowId: failure.flow_id,
})
