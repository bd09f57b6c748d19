import { day } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per visitor, and per network for those who take a fresh cookie each time. */
export const missingLimits: Limit[] = [{ name: 'missing measures', max: 60, milliseconds: day }]
export const networkMissingLimits: Limit[] = [{ name: 'missing measures of a network', max: 600, milliseconds: day }]
