import { day } from '#platform/clock'
import type { Limit } from '#platform/http'

/** Per person: hearts that are pressed, and merges of what a browser has saved. */
export const saveLimit: Limit = { name: 'listings saved', max: 1000, milliseconds: day }
