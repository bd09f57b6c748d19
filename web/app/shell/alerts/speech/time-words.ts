import { howLongAgo } from '@reable/contract/how-long-ago'

/** How long ago a message of this visit came, in milliseconds of the device's clock; it stands on a line of its own. */
export function timeWords(at: number, now: number): string {
  const words = howLongAgo(at, now)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
