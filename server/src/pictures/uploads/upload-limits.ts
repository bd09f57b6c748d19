import { minute } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person. */
export const uploadLimits: Limit[] = [{ name: 'uploads', max: 30, milliseconds: 30 * minute }]
