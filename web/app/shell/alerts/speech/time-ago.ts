import { howLongAgo } from '@reable/contract/how-long-ago'

/** How long ago a message was shown, as a line of its own. Both times are in milliseconds of the device's clock. */
export function timeAgo(at: number, now: number): string {
  const text = howLongAgo(at, now)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
