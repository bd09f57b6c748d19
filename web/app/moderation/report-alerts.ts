import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import type { FailedReply } from '../shell/alerts/catalogue.ts'

/** The report has reached the volunteers. */
export const reportSent: AlertMessage = {
  type: 'success',
  title: 'Report sent',
  text: 'Thank you. One of our volunteers will look at this listing.',
}

/** The report was not sent, with the flow id; a refusal has a sentence of its own in the dialog. */
export const reportFailed = ({ status, failure }: FailedReply): AlertMessage | undefined =>
  status >= 400 && status < 500
    ? undefined
    : {
        type: 'error',
        title: 'Report unsuccessful',
        text: 'Your report was not sent. Please try again',
        flowId: failure.flow_id,
      }
