import { howLongAgo } from '@reable/contract/how-long-ago'

/** How long ago a message of this visit came, in milliseconds of the device's clock; it stands on a line of its own. */
export function timeAgo(at: number, now: number): string {
  const text = howLongAgo(at, now)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
