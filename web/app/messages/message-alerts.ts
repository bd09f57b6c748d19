import type { AlertWords } from '../shell/alerts/alert-words.ts'
import type { Failed } from '../shell/alerts/catalogue.ts'

export const messageSent: AlertWords = {
  type: 'success',
  title: 'Message sent',
  text: 'Your message has been sent successfully',
  seconds: 5,
}

export const messageFailed = ({ failure }: Failed): AlertWords => ({
  type: 'error',
  title: 'Message not sent',
  text: 'Your message was not sent',
  flowId: failure.flow_id,
})
