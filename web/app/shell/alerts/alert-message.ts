/** A message to the person, as a page shows it. */
export type AlertMessage = {
  type: 'success' | 'warning' | 'error' | 'info'
  title: string
  text?: string
  /** The time that it floats, 2 to 8. The default is 5 for success and info; an error or warning floats until its place was seen. */
  seconds?: number
  /** The server's flow id of the failed request; an empty one counts as none. */
  flowId?: string
  /** An error code that the person may pass on to a volunteer. */
  code?: string
  /** What it says the state of: a later one on the same topic takes its place on the page, since it may not be true any more. */
  topic?: string
}

/** A message that was shown in this visit. `at` is the device's time in milliseconds. */
export type ShownAlert = AlertMessage & { id: number; at: number }

/** Whether two messages have the same content, so that only one of them is shown and announced. */
export const areAlike = (one: AlertMessage, other: AlertMessage): boolean =>
  one.type === other.type && one.title === other.title && one.text === other.text

/** Whether an alert says the state of something. */
export const isOn = (topic: string | undefined, alert: AlertMessage): boolean =>
  topic !== undefined && alert.topic === topic

/** Whether a message is an error or a warning, whose announcement interrupts. */
export const isUrgent = ({ type }: AlertMessage): boolean => type === 'error' || type === 'warning'

/** The time that an alert floats by default, in milliseconds. */
export const defaultTime = 5000

/** The minimum time that an alert with a time stands in its place, in milliseconds, also across a change of the page. */
export const minTime = 10_000

/** The time that an alert floats, in milliseconds; undefined if it floats until it is seen, dismissed or left with its page. */
export function floatingTime(alert: AlertMessage): number | undefined {
  if (alert.seconds === undefined) return isUrgent(alert) ? undefined : defaultTime
  return Math.min(8, Math.max(2, alert.seconds)) * 1000
}
