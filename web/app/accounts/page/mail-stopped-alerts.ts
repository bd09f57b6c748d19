import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'

export const mailResumed: AlertMessage = { type: 'success', title: 'We send you e-mails again', seconds: 3 }

export const mailResumeFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'E-mails are still stopped',
  text: 'Please try again.',
  flowId: failure.flow_id,
})
