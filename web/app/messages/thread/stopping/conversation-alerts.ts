import type { AlertMessage } from '../../../shell/alerts/alert-message.ts'

const success = (title: string, text: string): AlertMessage => ({ type: 'success', title, text })

export const mailsStopped = success('E-mails stopped', 'New messages still come here.')

export const mailsAgain = success('E-mails come again', 'We e-mail you when something new is written here.')

export const personBlocked = success('Blocked', 'You hear nothing more from them. They are not told.')

export const personUnblocked = success('Unblocked', 'You can write to each other again.')
