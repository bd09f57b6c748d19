import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import type { FailedReply } from '../shell/alerts/catalogue.ts'

export const messageSent: AlertMessage = {
  type: 'success',
  title: 'Message sent',
  text: 'Your message has been sent successfully',
  seconds: 5,
}

export const messageFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'Message not sent',
  text: 'Your message was not sent',
  flowId: failure.flow_id,
})
