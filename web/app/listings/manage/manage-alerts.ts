import { organisation } from '@reable/contract/organisation'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'

const failedAlert =
  (title: string, text: string) =>
  (reply: FailedReply): AlertMessage => ({
    type: 'error',
    title,
    text,
    flowId: reply.failure.flow_id,
  })

/** A listing has 90 days again. (LIFE-02) */
export const renewed: AlertMessage = {
  type: 'success',
  title: 'Listing Renewed',
  text: 'Your listing has been renewed for 90 days!',
  seconds: 3,
}

const nowInactive = "We've changed your listing to inactive so that it is no longer publicly visible."

/** A listing was sold or donated here. (LIFE-04) */
export const sold: AlertMessage = {
  type: 'success',
  title: `We're happy to hear you sold or donated your item through ${organisation.name}!`,
  text: nowInactive,
}

/** The owner withdrew it, or passed it on elsewhere. (LINK-01) */
export const withdrawn: AlertMessage = { type: 'success', title: nowInactive }

export const deleted: AlertMessage = {
  type: 'success',
  title: 'Listing Deleted Successfully',
  text: 'Your listing has been deleted successfully',
}

/** Failures, each with its flow id. (LIFE-07) */
export const renewalFailed = failedAlert(
  'Listing Renewal Unsuccessful',
  'Your listing was not renewed. Please try again',
)
export const feedbackFailed = failedAlert(
  'Feedback Submission Unsuccessful',
  'Your feedback was not submitted. Please try again',
)
export const deletionFailed = failedAlert(
  'Listing deletion unsuccessful',
  'Your listing was not deleted. Please try again.',
)
