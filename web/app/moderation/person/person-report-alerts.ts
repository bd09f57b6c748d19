import type { AlertMessage } from '../../shell/alerts/alert-message.ts'

/** The report about somebody has reached the volunteers. */
export const personReportSent: AlertMessage = {
  type: 'success',
  title: 'Report sent',
  text: 'Thank you. One of our volunteers will look at it. You can block this person meanwhile.',
}
