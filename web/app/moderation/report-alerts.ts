import type { AlertWords } from '../shell/alerts/alert-words.ts'
import type { Failed } from '../shell/alerts/catalogue.ts'

/** The report has reached the volunteers. */
export const reported: AlertWords = {
  type: 'success',
  title: 'Report sent',
  text: 'Thank you. One of our volunteers will look at this listing.',
}

/** The report was not sent, with the flow id; a refusal has a sentence of its own in the dialog. */
export const reportFailed = ({ status, failure }: Failed): AlertWords | undefined =>
  status >= 400 && status < 500
    ? undefined
    : {
        type: 'error',
        title: 'Report unsuccessful',
        text: 'Your report was not sent. Please try again',
        flowId: failure.flow_id,
      }
