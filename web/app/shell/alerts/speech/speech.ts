import { type AlertWords, isUrgent } from '../alert-words.ts'

/** What the live regions say once; `urgent` may interrupt. */
export type Speech = { id: number; words: string; urgent: boolean }

const sentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`)

/** A message as it is read aloud: its title, then its text. */
export function speechOf(alert: AlertWords): Omit<Speech, 'id'> {
  const words = [alert.title, alert.text].flatMap((part) => (part ? [sentence(part)] : [])).join(' ')
  return { words, urgent: isUrgent(alert) }
}
