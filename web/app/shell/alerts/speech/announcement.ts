import { type AlertMessage, isUrgent } from '../alert-message.ts'

/** A text that the live regions announce once; an `urgent` one may interrupt. */
export type Announcement = { id: number; text: string; urgent: boolean }

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A message as it is announced: its title, then its text. */
export function announcementOf(alert: AlertMessage): Omit<Announcement, 'id'> {
  const text = [alert.title, alert.text].flatMap((part) => (part ? [sentence(part)] : [])).join(' ')
  return { text, urgent: isUrgent(alert) }
}
