import type { VolunteerImpact } from './load-volunteer-impact.ts'

type Wait = VolunteerImpact['waits']['listings']

/** What waits, in the order of the table. */
export const waitNames: Readonly<Record<keyof VolunteerImpact['waits'], string>> = {
  listings: 'Reports about listings',
  people: 'Reports about people',
  messages: 'Held messages',
}

/** "40 minutes", "3 hours", "2 days". */
export function hoursText(hours: number): string {
  if (hours < 1) return counted(Math.max(1, Math.round(hours * 60)), 'minute')
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day')
}

const counted = (amount: number, word: string, many = `${word}s`) =>
  `${amount.toLocaleString('en-CA')} ${amount === 1 ? word : many}`

/** How many were decided, how long half of them waited and how long most, and how many wait now. */
export function waitText({ decided, waiting, median_hours: median, most_hours: most }: Wait): string {
  const now = waiting === 0 ? 'None waits now.' : `${counted(waiting, 'waits', 'wait')} now.`
  if (median === null || most === null) return `None was decided. ${now}`
  return `${decided.toLocaleString('en-CA')} decided: half within ${hoursText(median)}, 9 in 10 within ${hoursText(most)}. ${now}`
}

/** What was decided, as sentences. */
export function decisionsText({ listings, messages }: VolunteerImpact): string[] {
  return [
    `${counted(listings.released, 'listing was', 'listings were')} released, ${listings.left_hidden} left hidden.`,
    `${counted(messages.delivered, 'held message was', 'held messages were')} passed on, ${messages.returned} returned.`,
  ]
}

/** How many people may not write for a while. */
export function stoppedText({ people: { stopped, stopped_now: now } }: VolunteerImpact): string {
  const rest = now === 0 ? 'No one is resting now.' : `${counted(now, 'person is', 'people are')} resting now.`
  return `${counted(stopped, 'person was', 'people were')} given a rest from writing. ${rest}`
}
