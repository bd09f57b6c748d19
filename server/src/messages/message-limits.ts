import { day } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person: fewer in the first week of an account. */
export const messageLimits = (memberSince: Date, now: Date): Limit[] => [
  { name: 'messages sent', milliseconds: day, most: now.getTime() - memberSince.getTime() < 7 * day ? 10 : 40 },
]
