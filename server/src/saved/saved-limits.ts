import { day } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person: hearts that are pressed, and what a browser brings along. */
export const saveLimit: Limit = { name: 'listings saved', most: 1000, milliseconds: day }
