import type { AlertWords } from '../../shell/alerts/alert-words.ts'
import type { Failed } from '../../shell/alerts/catalogue.ts'

/** (EDIT-03) */
export const edited: AlertWords = {
  type: 'success',
  title: 'Edit successful!',
  text: 'Your listing has been edited successfully',
  seconds: 3,
}

/** (EDIT-04) */
export const editFailed = ({ failure }: Failed): AlertWords => ({
  type: 'error',
  title: 'Listing update unsuccessful',
  text: 'Your listing was not updated successfully',
  flowId: failure.flow_id,
})

/** All is saved but that a photo is still there. */
export const photoStayed = ({ failure }: Failed): AlertWords => ({
  type: 'error',
  title: 'A photo was not removed',
  text: 'Please edit the listing again to remove it.',
  flowId: failure.flow_id,
})
