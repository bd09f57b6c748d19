import type { AlertWords } from '../shell/alerts/alert-words.ts'
import type { Failed } from '../shell/alerts/catalogue.ts'

/** A report is with the volunteers. */
export const reported: AlertWords = {
  type: 'success',
  title: 'Report sent',
  text: 'Thank you. One of our volunteers will look at this listing.',
}

/** It is not, with the flow id; a promised no has a sentence of its own in the dialog. */
export const reportFailed = ({ status, failure }: Failed): AlertWords | undefined =>
  status >= 400 && status < 500
    ? undefined
    : {
        type: 'error',
        title: 'Report unsuccessful',
        text: 'Your report was not sent. Please try again',
        flowId: failure.flow_id,
      }
