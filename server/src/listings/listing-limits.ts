import { day, hour } from '#platform/clock'
import type { Limit } from '#platform/http'

const published = { name: 'listings published', milliseconds: day }

/** Per person: fewer in the first week of an account. */
export const publishLimits = (memberSince: Date, now: Date): Limit[] => [
  { ...published, most: now.getTime() - memberSince.getTime() < 7 * day ? 5 : 20 },
]

/** Per network: links of mails that are followed. */
export const linkLimits: Limit[] = [{ name: 'links about listings', most: 30, milliseconds: hour }]
