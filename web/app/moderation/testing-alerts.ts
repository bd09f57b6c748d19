import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import * as people from './person/person-report-alerts.ts'
import * as reports from './report-alerts.ts'

const reply = { status: 500, failure: { error: 'The server’s own sentence.', code: 'fault', flow_id: '7F2K-90QA' } }

const sent = (text: string): AlertMessage => ({ type: 'success', title: 'Report sent', text })

/** Every alert about reports. */
export const moderationAlerts: object[] = [...Object.values(reports), ...Object.values(people)]

/** The text of each of them: rows for the test of every alert. */
export const ofModeration: [actual: AlertMessage | undefined, expected: AlertMessage][] = [
  [reports.reportSent, sent('Thank you. One of our volunteers will look at this listing.')],
  [
    people.personReportSent,
    sent('Thank you. One of our volunteers will look at it. You can block this person meanwhile.'),
  ],
  [
    reports.reportFailed(reply),
    {
      type: 'error',
      title: 'Report unsuccessful',
      text: 'Your report was not sent. Please try again',
      flowId: '7F2K-90QA',
    },
  ],
]
