import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import * as messages from './message-alerts.ts'
import * as conversations from './thread/stopping/conversation-alerts.ts'

const reply = { status: 500, failure: { error: 'The server’s own sentence.', code: 'fault', flow_id: '7F2K-90QA' } }

const success = (title: string, text: string): AlertMessage => ({ type: 'success', title, text })

/** Every alert about messages. */
export const messageAlerts: object[] = [...Object.values(messages), ...Object.values(conversations)]

/** The text of each of them, and the situation of the specification's catalogue in which it is shown: rows for the test of every alert. */
export const ofMessages: [actual: AlertMessage, expected: AlertMessage, ...situations: string[]][] = [
  [
    messages.messageSent,
    { ...success('Message sent', 'Your message has been sent successfully'), seconds: 5 },
    'Contact send success',
  ],
  [
    messages.messageFailed(reply),
    { type: 'error', title: 'Message not sent', text: 'Your message was not sent', flowId: '7F2K-90QA' },
    'Contact send failure',
  ],
  [conversations.mailsStopped, success('E-mails stopped', 'New messages still come here.')],
  [conversations.mailsAgain, success('E-mails come again', 'We e-mail you when something new is written here.')],
  [conversations.personBlocked, success('Blocked', 'You hear nothing more from them. They are not told.')],
  [conversations.personUnblocked, success('Unblocked', 'You can write to each other again.')],
]
