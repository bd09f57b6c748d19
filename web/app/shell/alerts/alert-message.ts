/** A message to the person, as a page tells it. */
export type AlertMessage = {
  type: 'success' | 'warning' | 'error' | 'info'
  title: string
  text?: string
  /** How long it floats: 2 to 8. Success and info have 5; an error or warning floats until its place was seen. */
  seconds?: number
  /** The server's flow id of what failed; an empty one counts as none. */
  flowId?: string
  /** An error code that the person may hand on. */
  code?: string
}

/** A message that came in this visit. `at` is the device's time in milliseconds. */
export type ShownAlert = AlertMessage & { id: number; at: number }

/** Whether two say the same, so that one of them stands and is told once. */
export const areAlike = (one: AlertMessage, other: AlertMessage): boolean =>
  one.type === other.type && one.title === other.title && one.text === other.text

/** Whether it is about what went wrong, and so interrupts. */
export const isUrgent = ({ type }: AlertMessage): boolean => type === 'error' || type === 'warning'

/** How long an alert floats that is not told otherwise, in milliseconds. */
export const defaultTime = 5000

/** So long at least stands what has a time, in milliseconds: also on the page that comes next. */
export const minTime = 10_000

/** How long this one stays, in milliseconds; nothing when it waits to be seen, dismissed or left with its page. */
export function floatingTime(alert: AlertMessage): number | undefined {
  if (alert.seconds === undefined) return isUrgent(alert) ? undefined : defaultTime
  return Math.min(8, Math.max(2, alert.seconds)) * 1000
}
