import { type AlertMessage, isUrgent } from '../alert-message.ts'

/** What the live regions say once; `urgent` may interrupt. */
export type Announcement = { id: number; text: string; urgent: boolean }

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A message as it is read aloud: its title, then its text. */
export function announcementOf(alert: AlertMessage): Omit<Announcement, 'id'> {
  const text = [alert.title, alert.text].flatMap((part) => (part ? [sentence(part)] : [])).join(' ')
  return { text, urgent: isUrgent(alert) }
}
